// From a game and what was judged of it to its transcript.
#pragma once

#include <memory>

#include "draughts/game/game.hpp"
#include "draughts/game/judge.hpp"
#include "draughts/game/transcript.hpp"

namespace draughts {

/// Makes transcripts. Keeps working memory between games, and nothing else.
class Transcriber {
 public:
  Transcriber();
  ~Transcriber();
  Transcriber(Transcriber&&) noexcept;
  Transcriber& operator=(Transcriber&&) noexcept;

  /// Replaces `transcript` by what `game` says and `judgement`, whose record must be of this game, made of it. What the
  /// text has too much of is gone (numbers, blanks, signs that say nothing); its rest is there:
  /// - a line comment, a sign of the rule book and a result among moves are comments;
  /// - a move that was not legal but stood is a comment in front of its setup;
  /// - what can't be read or played is `broken`; so is a comment that `broken_comment` made of such text before;
  /// - a late tag stands among the tags; a foreign one has its standard name; a tag without a value is dropped.
  void transcribe(const Game& game, const Judgement& judgement, Transcript& transcript);

 private:
  struct Memory;
  std::unique_ptr<Memory> memory_;
};

}  // namespace draughts

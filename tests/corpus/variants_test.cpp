// Which game each file of the corpus holds, and that every game in it is taken for that.
#include <catch2/catch.hpp>
#include <map>
#include <set>
#include <string>

#include "draughts/game/judge.hpp"
#include "draughts/source/memory_source.hpp"
#include "pdn/pdn_stream.hpp"
#include "support/corpus.hpp"

namespace {

using draughts::Variant;
using Variants = std::set<Variant>;

/// The files that hold other games than international draughts, or others beside it.
const std::map<std::string, Variants> others = {
    {"standard-suite/fail/abatsiev.pdn", {Variant::russian}},
    {"standard-suite/fail/mrdrcd07.pdn", {Variant::czech}},
    {"standard-suite/fail/mrdrcd08.pdn", {Variant::czech}},
    {"standard-suite/succeed/Campionato Assoluto 2005.pdn", {Variant::italian}},
    {"standard-suite/succeed/OCA_2.0.pdn", {Variant::english}},
    {"standard-suite/succeed/Principles of Strategy.pdn", {Variant::english}},
    {"standard-suite/succeed/Tricks traps and shots.pdn", {Variant::english}},
    {"standard-suite/succeed/alphanumeric.pdn", {Variant::russian}},
    {"standard-suite/succeed/beginner.pdn", {Variant::english}},
    {"standard-suite/succeed/borderclassics.pdn", {Variant::english}},
    {"standard-suite/succeed/bridges.pdn", {Variant::english}},
    {"standard-suite/succeed/gem.pdn", {Variant::english}},
    {"standard-suite/succeed/goulds.pdn", {Variant::english}},
    {"standard-suite/succeed/inferno.pdn", {Variant::english}},
    {"standard-suite/succeed/lpc.pdn", {Variant::english}},
    {"standard-suite/succeed/mrcd2000kval.pdn", {Variant::czech}},
    {"standard-suite/succeed/mrcd2006.pdn", {Variant::czech}},
    {"standard-suite/succeed/mrcd2007.pdn", {Variant::czech}},
    {"standard-suite/succeed/ussr1947.pdn", {Variant::russian}},
    {"wild/checkerboard/11_man_english.pdn", {Variant::english}},
    {"wild/checkers-engine/1.pdn", {Variant::english}},
    {"wild/checkers-engine/2.pdn", {Variant::english}},
    {"wild/checkers-engine/3.pdn", {Variant::english}},
    {"wild/frisian-draught/20241114_144300.pdn", {Variant::frisian}},
    {"wild/frisian-draught/20241122_161754.pdn", {Variant::frisian}},
    {"wild/frisian-draught/20241122_184633.pdn", {Variant::frisian}},
    {"wild/frisian-draught/20241126_113126.pdn", {Variant::frisian}},
    {"wild/frisian-draught/20241126_113153.pdn", {Variant::frisian}},
    {"wild/frisian-draught/tutorial1.pdn", {Variant::frisian}},
    {"wild/frisian-draught/tutorial2.pdn", {Variant::frisian}},
    {"wild/frisian-draught/tutorial3.pdn", {Variant::frisian}},
    {"wild/frisian-draught/tutorial3.v4f3156.pdn", {Variant::frisian}},
    {"wild/frisian-draught/tutorial4.pdn", {Variant::frisian}},
    {"wild/frisian-draught/tutorial5.pdn", {Variant::frisian}},
    {"wild/hcheckers/draw1.pdn", {Variant::russian}},
    {"wild/hcheckers/draw153.pdn", {Variant::russian}},
    {"wild/hcheckers/draw207.pdn", {Variant::russian}},
    {"wild/hcheckers/draw261.pdn", {Variant::russian}},
    {"wild/hcheckers/draw315.pdn", {Variant::russian}},
    {"wild/hcheckers/draw37.pdn", {Variant::russian}},
    {"wild/hcheckers/draw423.pdn", {Variant::russian}},
    {"wild/hcheckers/draw479.pdn", {Variant::russian}},
    {"wild/hcheckers/draw533.pdn", {Variant::russian}},
    {"wild/hcheckers/draw588.pdn", {Variant::russian}},
    {"wild/hcheckers/draw642.pdn", {Variant::russian}},
    {"wild/hcheckers/draw697.pdn", {Variant::russian}},
    {"wild/hcheckers/draw80.pdn", {Variant::russian}},
    {"wild/original-encodings/abatsiev.pdn", {Variant::russian}},
    {"wild/py-draughts/random_pdns_american.pdn", {Variant::english}},
    {"wild/py-draughts/random_pdns_antidraughts.pdn", {Variant::antidraughts}},
    {"wild/py-draughts/random_pdns_brazilian.pdn", {Variant::brazilian}},
    {"wild/py-draughts/random_pdns_breakthrough.pdn", {Variant::breakthrough}},
    {"wild/py-draughts/random_pdns_frisian.pdn", {Variant::frisian}},
    {"wild/py-draughts/random_pdns_frysk.pdn", {Variant::frysk}},
    {"wild/py-draughts/random_pdns_russian.pdn", {Variant::russian}},
    {"wild/python-checkers/game_20250830_215845.pdn", {Variant::english}},
    {"wild/python-checkers/game_export.pdn", {Variant::english}},
    {"wild/raven-checkers/german_open_2004.pdn", {Variant::english}},
    {"wild/raven-checkers/german_open_2004.v339918.pdn", {Variant::english}},
    {"wild/raven-checkers/sample.pdn", {Variant::english}},
    {"wild/raven-checkers/test_migrate_glasgow.pdn", {Variant::english}},
    {"wild/standard-doc/examples.pdn", {Variant::english, Variant::international}},
};

/// The variants that the games of a file are judged by; a game without squares has none.
Variants variants_of(const std::filesystem::path& file) {
  const std::string text = test_support::bytes_of(file);
  draughts::MemorySource bytes(text);
  pdn::PdnStream stream(bytes);
  draughts::Judge judge({});
  draughts::Game game;
  draughts::Judgement judgement;
  Variants variants;
  while (stream.next(game)) {
    judge.judge(game, stream.traits(), judgement);
    if (judgement.variant) variants.insert(*judgement.variant);
  }
  return variants;
}

}  // namespace

TEST_CASE("every file of the corpus is judged as the game that it holds", "[corpus]") {
  const auto folder = test_support::shared_folder("corpus");
  if (!folder) return;
  std::size_t known = 0;
  for (const auto& file : test_support::pdn_files_under(*folder)) {
    const std::string name = file.lexically_relative(*folder).generic_string();
    CAPTURE(name);
    const auto found = others.find(name);
    known += found == others.end() ? 0 : 1;
    CHECK(variants_of(file) == (found == others.end() ? Variants{Variant::international} : found->second));
  }
  CHECK(known == others.size());
}

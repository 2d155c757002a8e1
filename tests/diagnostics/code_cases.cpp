// The table itself: one row a pair, in the order of the documents' table of codes; at the end rows whose place is hard
// to count, on later lines and behind characters of several bytes.
#include "code_cases.hpp"

#include <vector>

namespace {

using enum draughts::DiagnosticCode;
using enum draughts::Severity;

std::string repeated(const std::string& text, std::size_t times) {
  std::string all;
  for (std::size_t count = 0; count < times; ++count) all += text;
  return all;
}

judging::Terms small_games() {
  judging::Terms terms;
  terms.limits.game_bytes = 64;
  return terms;
}

judging::Terms shallow() {
  judging::Terms terms;
  terms.limits.depth = 3;
  return terms;
}

judging::Terms long_draws() {
  judging::Terms terms;
  terms.judge.no_draw_before = 40;
  return terms;
}

judging::Terms by_tag() {
  judging::Terms terms;
  terms.judge.variant.reset();
  return terms;
}

/// The 25-move rule, with Black's 25th move left open.
std::string kings_only(const std::string& last) {
  return "[FEN \"W:W15,K1:B36,K45\"]\n\n1. 1-6 45-29 2. 6-22 29-7 3. 22-39 7-18 4. 39-30 18-31 5. 30-24 31-4 "
         "6. 24-19 4-9 7. 19-37 9-13 8. 37-28 13-31 9. 28-39 31-27 10. 39-34 27-9 11. 34-48 9-18 12. 48-25 18-12 "
         "13. 25-39 12-18 14. 39-30 18-1 15. 30-2 1-18 16. 2-24 18-34 17. 24-35 34-25 18. 35-19 25-9 19. 19-37 9-3 "
         "20. 37-5 3-9 21. 5-32 9-4 22. 32-19 4-18 23. 19-24 18-12 24. 24-20 12-7 25. 20-47 " +
         last + " *";
}

/// Two kings against one, nine plies played and the tenth left open.
std::string two_kings_against_one(const std::string& last) {
  return "[FEN \"W:WK1,K46:BK45\"]\n\n1. 46-32 45-50 2. 32-27 50-28 3. 27-9 28-10 4. 9-18 10-37 5. 18-45 " + last;
}

const std::string header = "[Event \"Cup\"]\n[Site \"Here\"]\n[Date \"2026.01.02\"]\n[Round \"1\"]\n";

// clang-format off
std::vector<CodeCase> form_cases() {
  return {
      {not_pdn, error, "‹D›ear friends, the next meeting is on Monday.\n", "1. 32-28 *"},
      {game_too_large, error, "‹1›. 32-28 {" + repeated("long ", 20) + "} *", "1. 32-28 {short} *", small_games()},
      {syntax, error, "1. 32-28 ‹@@› 19-23 *", "1. 32-28 19-23 *"},
      {unterminated_comment, error, "1. 32-28 ‹{›unclosed", "1. 32-28 {closed} *"},
      {unterminated_tag, error, "‹[›Event \"A\n\n1. 32-28 *", "[Event \"A\"]\n\n1. 32-28 *"},
      {unterminated_variation, error, "1. 32-28 19-23 ‹(›18-23 *", "1. 32-28 19-23 (18-23) *"},
      {unterminated_setup, error, "1. 32-28 ‹/›FEN \"B:W28:B1\" *", "1. 32-28 /FEN \"B:W28:B1\"/ *"},
      {unbalanced_parenthesis, error, "1. 32-28 19-23 ‹)› 2. 28x19 *", "1. 32-28 19-23 (18-23) 2. 28x19 *"},
      {nested_comment, error, "1. 33-29 { nested ‹{› comment } } *", "1. 33-29 { nested ( comment ) } *"},
      {too_deep, error, "1. 32-28 19-23 (18-23 (17-22 (17-21 ‹(›16-21)))) *", "1. 32-28 19-23 (18-23 (17-22 (17-21))) *", shallow()},
      {bad_fen, error, "[FEN \"W:W31,‹31›:B20\"]\n\n*", "[FEN \"W:W31,32:B20\"]\n\n*"},
      {bad_fen, error, "[FEN \"W:W‹51›:B1\"]\n\n*", "[FEN \"W:W50:B1\"]\n\n*"},
      {result_in_variation, warning, "1. 32-28 19-23 (18-23 ‹1-1›) *", "1. 32-28 19-23 (18-23) *"},
      {null_move, note, "1. 32-28 ‹-› *", "1. 32-28 /FEN \"W::\"/ *"},
      {space_in_move, note, "1. ‹32 - 28› 19-23 *", "1. 32-28 19-23 *"},
      {space_before_strength, note, "1. 32-28 ‹!› 19-23 *", "1. 32-28! 19-23 *"},
      {strength_star, note, "1. 32-28‹*› 19-23 *", "1. 32-28! 19-23 *"},
      {result_as_terminator, note, "1. 32-28 19-23 ‹1-1›\n\n1. 32-28 *", "1. 32-28 19-23 *\n\n1. 32-28 *"},
      {missing_terminator, note, "[Event \"A\"]\n\n1. 32-28\n\n‹›[Event \"B\"]\n\n1. 32-28 *", "[Event \"A\"]\n\n1. 32-28 *\n\n[Event \"B\"]\n\n1. 32-28 *"},
      {leading_zero, note, "1. 33-28 19-23 2. 28x19 14x23 3. 39-33 10-14 4. 44-39 ‹05-10› *", "1. 33-28 19-23 2. 28x19 14x23 3. 39-33 10-14 4. 44-39 5-10 *"},
      {empty_game, note, "[Event \"A\"]\n\n‹*›", "[Event \"A\"]\n[FEN \"W:W28:B23\"]\n\n*"},
      {late_tag, note, "[Event \"A\"]\n\n1. 32-28 19-23\n‹[Opening \"B\"]›\n2. 28x19 *", "[Event \"A\"]\n[Opening \"B\"]\n\n1. 32-28 19-23 2. 28x19 *"},
      {tag_form, note, "[‹event› \"A\"]\n\n1. 32-28 *", "[Event \"A\"]\n\n1. 32-28 *"},
      {move_form, note, "1. ‹3228› 19-23 *", "1. 32-28 19-23 *"},
      {stray_bytes, note, "1. 32-28 19-23 *‹\x1a›", "1. 32-28 19-23 *\n"},
      {line_comment, note, "1. 32-28 ‹; a comment›\n19-23 *", "1. 32-28\n% a comment\n19-23 *"},
      {fen_form, note, "[FEN \"W:W31-50:B1-20‹.›\"]\n\n1. 32-28 *", "[FEN \"W:W31-50:B1-20\"]\n\n1. 32-28 *"},
      {game_type_form, note, "[GameType \"‹20,W,10,10,N,0›\"]\n\n1. 32-28 *", "[GameType \"20,W,10,10,N2,0\"]\n\n1. 32-28 *"},
      {game_type_conflict, warning, "[GameType \"‹20,W,8,8,N2,0›\"]\n\n1. 32-28 *", "[GameType \"20,W,10,10,N1,0\"]\n\n1. 32-28 *"},
      {game_type_conflict, warning, "[GameType \"‹21,W,8,8,N1,0›\"]\n\n1. 11-15 23-19 *", "[GameType \"21,B,8,8,N1,0\"]\n\n1. 11-15 23-19 *", by_tag()},
      {game_type_conflict, warning, "[GameType \"‹29›\"]\n\n1. 32-28 *", "[GameType \"20\"]\n\n1. 32-28 *", by_tag(), "wrong-notation"},
      {variant_inferred, note, "‹1.› 32-28 19-23 *", "[GameType \"20\"]\n\n1. 32-28 19-23 *", by_tag()},
      {variant_mismatch, warning, "[GameType \"‹20›\"]\n\n1. 11-15 23-19 2. 8-11 22-17 *", "[GameType \"21\"]\n\n1. 11-15 23-19 2. 8-11 22-17 *", by_tag()},
      {result_side, note, "[GameType \"21\"]\n[Result \"‹1-0›\"]\n\n1. 11-15 23-19 *", "[GameType \"21\"]\n[Result \"1/2-1/2\"]\n\n1. 11-15 23-19 *", by_tag()},
      {wrong_notation, note, "[GameType \"20\"]\n\n1. ‹d4-e5› *", "[GameType \"20\"]\n\n1. 32-28 *"},
      {encoding, warning, "[White \"J‹\xe1›n\"]\n[Black \"B\"]\n[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"?\"]\n[Result \"*\"]\n\n1. 32-28 *", "[White \"J\xc3\xa1n\"]\n\n1. 32-28 *"},
  };
}

std::vector<CodeCase> tag_cases() {
  return {
      {missing_tag, note, "[‹White› \"A\"]\n[Black \"B\"]\n\n1. 32-28 *", header + "[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. 32-28 *"},
      {duplicate_tag, warning, "[Site \"A\"]\n[‹Site› \"B\"]\n\n1. 32-28 *", "[Site \"A\"]\n[Event \"B\"]\n\n1. 32-28 *"},
      {bad_tag_value, warning, "[Date \"‹03.07.20›\"]\n\n1. 32-28 *", "[Date \"2003.07.20\"]\n\n1. 32-28 *"},
      {bad_tag_value, note, "[Date \"‹2025-04-05›\"]\n\n1. 32-28 *", "[Date \"\"]\n\n1. 32-28 *"},
      {bad_tag_value, warning, "[WhiteTime \"‹1:72›\"]\n\n1. 32-28 *", "[WhiteTime \"1.11\"]\n\n1. 32-28 *"},
      {bad_tag_value, warning, "[WhiteRating \"‹2100?›\"]\n\n1. 32-28 *", "[WhiteRating \"2100\"]\n\n1. 32-28 *"},
      {bad_tag_value, warning, "[TimeControl \"‹soon›\"]\n\n1. 32-28 *", "[TimeControl \"40/7200:20/3600\"]\n\n1. 32-28 *"},
      {ply_count, note, "[PlyCount \"‹3›\"]\n\n1. 32-28 19-23 *", "[PlyCount \"2\"]\n\n1. 32-28 19-23 *"},
      {setup_tag, note, "[‹SetUp› \"1\"]\n\n1. 32-28 *", "[SetUp \"1\"]\n[FEN \"W:W32:B19\"]\n\n1. 32-28 *"},
      {same_player, warning, header + "[White \"A\"]\n[Black \"‹A›\"]\n[Result \"*\"]\n\n1. 32-28 *", header + "[White \"A\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. 32-28 *"},
      {foreign_tag, note, "[‹Evento› \"A\"]\n\n1. 32-28 *", "[Event \"A\"]\n\n1. 32-28 *"},
      {early_draw, warning, "[Result \"‹1-1›\"]\n\n1. 32-28 19-23 *", "[Result \"2-0\"]\n\n1. 32-28 19-23 *", long_draws()},
      {clock_order, warning, "1. 32-28 {[%clk 1:00:00]} 19-23 {[%clk 1:00:00]} 2. 28x19 {[%clk 0:59:00]} 14x23 {[%clk 0:58:00]} 3. 33-28 {[%clk 0:57:00]} 23x32 {[%clk 0:56:00]} 4. 37x28 {[%clk ‹0:58:00›]} 16-21 {[%clk 0:55:00]} 5. 31-26 {[%clk 0:50:00]} 11-16 {[%clk 0:54:00]} *", "1. 32-28 {[%clk 1:00:00]} 19-23 {[%clk 1:00:00]} 2. 28x19 {[%clk 0:59:00]} *"},
      {clock_total, warning, "[WhiteTime \"‹0:30›\"]\n\n1. 32-28 {[%emt 0:05:00]} 19-23 2. 28x19 {[%emt 0:10:00]} *", "[WhiteTime \"0:15\"]\n\n1. 32-28 {[%emt 0:05:00]} 19-23 2. 28x19 {[%emt 0:10:00]} *"},
  };
}

std::vector<CodeCase> move_cases() {
  return {
      {no_piece, error, "1. ‹25-20› *", "1. 35-30 *"},
      {wrong_colour, error, "1. ‹20-24› *", "1. 33-29 *"},
      {target_occupied, error, "1. ‹36-31› *", "1. 31-26 *"},
      {unreachable, error, "1. ‹32-23› *", "[FEN \"W:WK25:B13,20,29,30\"]\n\n1. 25x25 *"},
      {must_capture, error, "[FEN \"W:W32,46:B28\"]\n\n1. ‹46-41› *", "[FEN \"W:W32,46:B28\"]\n\n1. 32x23 *"},
      {must_capture_more, error, "[FEN \"W:W32:B19,27,28\"]\n\n1. ‹32x21› *", "[FEN \"W:W32:B19,27,28\"]\n\n1. 32x14 *"},
      {two_moves, error, "1. 32-28 ‹31-27› *", "1. 32-28 19-23 *"},
      {capture_not_finished, error, "[FEN \"W:W32:B19,28\"]\n\n1. ‹32x23› *", "[FEN \"W:W32:B19,28\"]\n\n1. 32x14 *"},
      {ambiguous_move, error, "[FEN \"W:WK8:B13,31,38,43\"]\n\n1. ‹8x26› *", "[FEN \"W:WK8:B13,31,38,43\"]\n\n1. 8x24x42x26 *"},
      {ambiguous_resolved, warning, "[FEN \"W:WK8:B13,31,38,43\"]\n\n1. ‹8x26› 43-49 *", "[FEN \"W:WK8:B13,31,38,43\"]\n\n1. 8x24x42x26 43-49 *"},
      {too_complex, error, "[FEN \"W:WK1,K3,K5,K6,K25,K26,K46,K48,K50:BK7,K8,K9,K10,K17,K18,K20,K21,K23,K29,K30,K31,K39,K40,K41,K42,K43\"]\n\n1. ‹46x37› *", "[FEN \"W:WK46:BK5,28\"]\n\n1. 46x23 *"},
      {bad_square, error, "1. ‹46-51› *", "1. 31-26 *"},
      {impossible_position, warning, "[FEN \"W:W‹5›:BK46\"]\n\n*", "[FEN \"W:WK5:BK46\"]\n\n*"},
      {move_after_end, error, "[FEN \"W:W28:B23\"]\n\n1. 28x19 ‹18-22› *", "[FEN \"W:W28:B23\"]\n\n1. 28x19 *"},
      {wrong_separator, note, "1. 32-28 19-23 2. ‹28-19› *", "1. 32-28 19-23 2. 28x19 *"},
      {wrong_separator, note, "1. ‹32x28› *", "1. 32-28 *"},
      {capture_sign, note, "1. 32-28 19-23 2. ‹28:19› *", "1. 32-28 19-23 2. 28-19 *"},
      {move_number, warning, "1. 32-28 19-23 ‹3.› 28x19 14x23 4. 37-32 *", "1. 32-28 1. ... 19-23 2. 28x19 2... 14x23 *"},
      {partial_path, warning, "[FEN \"W:WK8:B13,31,38,43\"]\n\n1. ‹8x24x26› *", "[FEN \"W:WK8:B13,31,38,43\"]\n\n1. 8x24x42x26 *"},
      {needless_path, note, "[FEN \"W:W27:B11,12,21\"]\n\n1. ‹27x16x7x18› *", "[FEN \"W:W27:B11,12,21\"]\n\n1. 27x18 *"},
      {reply_in_parentheses, note, "[FEN \"W:W27:B21,22,7\"]\n\n1. 27x18 (‹7-11›) 2. 18-13 *", "[FEN \"W:W27:B21,22,7\"]\n\n1. 27x16 7-11 (7-12) *"},
      {continuing_variation, note, "1. 32-28 (‹19-23› 2. 28x19) *", "1. 32-28 (32-27) *"},
      {split_capture, warning, "[FEN \"W:W32:B19,28\"]\n\n1. ‹32x23› 23x14 *", "[FEN \"W:W32:B19,28\"]\n\n1. 32x14 *"},
      {setup, note, "1. 32-28 19-23 ‹/FEN \"W:W28:B23\"/› 2. 28x19 *", "/FEN \"W:W28:B23\"/ 1. 28x19 *"},
      {irregular_move, warning, "1. 32-28 19-23 ‹/FEN \"B:W28,31-36,38-50:B1-18,20,23\"/› 2... 18-22 *", "1. 32-28 19-23 /FEN \"W:W28,31,33-50:B1-18,20,23\"/ 2. 28x19 *"},
      {irregular_move, warning, "1. 32-28 19-23 2. ‹37-32› /FEN \"B:W28,31-36,38-50:B1-18,20,23\"/ 2... 18-22 *", "1. 32-28 19-23 2. 28x19 *"},
  };
}

std::vector<CodeCase> result_cases() {
  return {
      {result_mismatch, warning, "[Result \"2-0\"]\n\n1. 32-28 19-23 ‹1-1›", "[Result \"2-0\"]\n\n1. 32-28 19-23 *", {}, "result-as-terminator"},
      {result_position, warning, "[Result \"‹0-2›\"]\n[FEN \"W:W28:B23\"]\n\n1. 28x19 *", "[Result \"2-0\"]\n[FEN \"W:W28:B23\"]\n\n1. 28x19 *"},
      {bad_result, warning, "[Result \"‹4-6›\"]\n\n1. 32-28 *", "[Result \"2-0\"]\n\n1. 32-28 *"},
      {bad_result, note, "[Result \"‹1 - 1›\"]\n\n1. 32-28 *", "[Result \"1-1\"]\n\n1. 32-28 *"},
      {bad_result, note, "[Result \"‹1-0›\"]\n\n1. 32-28 *", "[ResultFormat \"Delfts\"]\n[Result \"1 1/2 - 1/2\"]\n\n1. 32-28 *"},
      {draw_repetition, note, "[FEN \"W:WK46,K47:BK4,K5\"]\n\n1. 47-42 4-9 2. 42-47 9-4 3. 47-42 4-9 4. 42-47 ‹9-4› *", "[FEN \"W:WK46,K47:BK4,K5\"]\n\n1. 47-42 4-9 2. 42-47 9-4 3. 47-42 4-9 4. 42-47 9-13 *"},
      {draw_repetition, warning, "[FEN \"W:WK46,K47:BK4,K5\"]\n\n1. 47-42 4-9 2. 42-47 9-4 3. 47-42 4-9 4. 42-47 ‹9-4› 5. 47-42 *", "[FEN \"W:WK46,K47:BK4,K5\"]\n\n1. 47-42 4-9 2. 42-47 9-4 3. 47-42 4-9 4. 42-47 *"},
      {draw_no_progress, note, kings_only("‹7-18›"), kings_only("36-41")},
      {draw_few_pieces, note, two_kings_against_one("‹37-14› *"), two_kings_against_one("*")},
      {draw_few_pieces, warning, two_kings_against_one("‹37-14› 6. 1-34 *"), "[FEN \"W:WK1,K46:BK45,K50\"]\n\n1. 46-32 50-44 *"},
      {draw_few_pieces, warning, "[Result \"2-0\"]\n" + two_kings_against_one("‹37-14› *"), "[Result \"2-0\"]\n" + two_kings_against_one("*")},
  };
}

/// Codes that are in the table already, at places where lines and columns are easily miscounted.
std::vector<CodeCase> place_cases() {
  return {
      {must_capture, error, "1. 32-28 19-23\n{♟ déjà vu} 2. ‹37-32› *", "1. 32-28 19-23\n{♟ déjà vu} 2. 28x19 *"},
      {must_capture, error, "1. 32-28\r\n19-23 {é}\r\n2.\t‹37-32› *", "1. 32-28\r\n19-23 {é}\r\n2.\t28x19 *"},
      {unreachable, error, "\xef\xbb\xbf{é} 1. ‹32-23› *", "\xef\xbb\xbf{é} 1. 32-28 *"},
      {unreachable, error, "1. 32-28\n{d\xe9j\xe0} 1... ‹19-25› *", "1. 32-28\n{d\xe9j\xe0} 1... 19-23 *", {}, "encoding"},
      {no_piece, error, "{a comment\nof žluťoučký\n\nlines} 1. 32-28 19-23 2. 28x19 {🙂🙂} ‹23x14› *", "{žluť} 1. 32-28 19-23 2. 28x19 {🙂} 14x23 *"},
      {unbalanced_parenthesis, error, "1. 32-28 19-23\n(18-23 {é}) ‹)› 2. 28x19 *", "1. 32-28 19-23\n(18-23 {é}) 2. 28x19 *"},
      {bad_square, error, "{🙂} 1. ‹46-51› *", "{🙂} 1. 31-26 *"},
      {syntax, error, "{žluťoučký\nkůň} 1. 32-28 ‹@@› 19-23 *", "{žluťoučký\nkůň} 1. 32-28 19-23 *"},
      {unterminated_comment, error, "{ž}\n1. 32-28 {ů} ‹{›unclosed\nto the end", "{ž}\n1. 32-28 {ů} {closed\n} *"},
      {bad_fen, error, "[Site \"Zürich\"] [FEN \"W:W31,‹31›:B20\"]\n\n*", "[Site \"Zürich\"] [FEN \"W:W31,32:B20\"]\n\n*"},
      {duplicate_tag, warning, "[Event \"A\"]\n[Site \"São Paulo\"] [‹Site› \"B\"]\n\n1. 32-28 *", "[Event \"A\"]\n[Site \"São Paulo\"] [Round \"B\"]\n\n1. 32-28 *"},
      {result_mismatch, warning, "[Result \"2-0\"]\n\n1. 32-28\n{½ – ½} 19-23 ‹1-1›", "[Result \"1-1\"]\n\n1. 32-28\n{½ – ½} 19-23 1-1", {}, "result-as-terminator"},
      {move_number, warning, "1. 32-28 {мат} 19-23\n{ход} ‹3.› 28x19 14x23 4. 37-32 *", "1. 32-28 {мат} 19-23\n{ход} 2. 28x19 14x23 3. 37-32 *"},
      {wrong_separator, note, "1. 32-28 19-23\n\n\n2. {µ} ‹28-19› *", "1. 32-28 19-23\n\n\n2. {µ} 28x19 *"},
  };
}
// clang-format on

}  // namespace

std::span<const CodeCase> code_cases() {
  static const std::vector<CodeCase> all = [] {
    std::vector<CodeCase> cases = form_cases();
    for (auto more : {tag_cases(), move_cases(), result_cases(), place_cases()})
      cases.insert(cases.end(), more.begin(), more.end());
    return cases;
  }();
  return all;
}

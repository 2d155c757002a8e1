// Which encoding bytes are in, and their text as UTF-8.
#include "draughts/source/encoding.hpp"

#include <fmt/format.h>
#include <iconv.h>

#include <array>
#include <catch2/catch.hpp>
#include <utility>
#include <vector>

using namespace draughts;

namespace {

constexpr std::array one_byte{Encoding::windows_1252, Encoding::windows_1251, Encoding::windows_1250, Encoding::ibm866,
                              Encoding::koi8_r};

/// The system's own conversion (which has all these encodings); nothing for what can't be converted.
std::optional<std::string> converted(std::string text, std::string_view from, std::string_view to) {
  const iconv_t converter = iconv_open(std::string(to).c_str(), std::string(from).c_str());
  std::string out(text.size() * 4 + 4, '\0');
  char* in_bytes = text.data();
  char* out_bytes = out.data();
  std::size_t in_left = text.size();
  std::size_t out_left = out.size();
  const std::size_t state = iconv(converter, &in_bytes, &in_left, &out_bytes, &out_left);
  iconv_close(converter);
  if (state == static_cast<std::size_t>(-1)) return std::nullopt;
  out.resize(out.size() - out_left);
  return out;
}

std::string encoded(std::string_view utf_8, Encoding encoding) {
  const auto bytes = converted(std::string(utf_8), "utf-8", name_of(encoding));
  REQUIRE(bytes);
  return *bytes;
}

/// A game of our own in some language: tags and a comment, the moves between them ASCII as always.
std::string game(std::string_view white, std::string_view event, std::string_view comment) {
  return fmt::format(
      "[Event \"{}\"]\n[White \"{}\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 3. 37-32 {{{}}} 10-14 *\n",
      event, white, comment);
}

const std::string russian =
    game("Воронцова, Анна", "Первенство города", "Белые сильно рискуют; лучше было просто укрепить центр");
const std::string russian_capitals = game("ВОРОНЦОВА", "ОТКРЫТОЕ ПЕРВЕНСТВО ГОРОДА", "НИЧЬЯ ПО СОГЛАСИЮ СТОРОН");
const std::string ukrainian =
    game("Ковальчук, Їржі", "Чемпіонат області", "Білі жертвують шашку, але чорні знаходять єдиний захист");
const std::string french =
    game("Françoise Lefèvre", "Coupe d'été",
         "Très forte pression à gauche : après l'échange forcé, le pion isolé est menacé de près et la dame blanche "
         "pénètre. "
         "Déjà en difficulté, les Noirs ont préféré répéter la manœuvre ; c'était l'idée décisive. Une défense "
         "élégante était à "
         "étudier, même désespérée, là où le règlement a été respecté à la lettre, en dépit de l'énervement général");
const std::string italian = game(
    "Nicolò Bertè", "Città di Forlì",
    "Perché non si può più difendere la pedina? È già perduta: così il nero sarà costretto al cambio, però la libertà "
    "di "
    "manovra è più limitata, né c'è possibilità di parità. Ciò è più che sufficiente; il bianco entrerà a dama perciò "
    "con "
    "facilità e la partita finirà lì. Dopo la metà del tempo è già tutto più chiaro, e l'attività del bianco è più che "
    "visibile: sarà la novità più bella del torneo. Metà della sala lo applaudì: così finì tra la felicità di tutti");
const std::string german = game(
    "Jürgen Größler", "Frühjahrsmeisterschaft Köln",
    "Weiß übt großen Druck aus. Später hätte Schwarz tauschen müssen; natürlich wäre das für den Flügel gefährlich, "
    "möglich "
    "war es dennoch. Überraschend schließt Weiß die Lücke, gewährt dafür aber zwei Stücke für eins. Die schöne Lösung "
    "übersahen beide, völlig unverständlich für Zuschauer, und so führte die Übermacht zum Ergebnis. Für Könner wäre "
    "dies "
    "eine gewöhnliche Übung: über dem Flügel drüben öffnet sich die Diagonale");
const std::string swedish = game(
    "Åsa Sjögren", "Höstmästerskapet",
    "Vit går för anfall på högra flygeln. Svart måste slå två brickor, därefter följer ett långt slutspel där vit får "
    "övertag, något som är svårt att försvara. Även här kunde svart ha gjort bättre ifrån sig, men då hade också tiden "
    "börjat ta slut för bägge två; så småningom blev ställningen jämn ändå, och båda åt först när allt var över");
const std::string portuguese =
    game("João Conceição", "Taça de Março",
         "As brancas têm posição superior: a troca não é possível sem perder a peça. Após a captura obrigatória, as "
         "pretas não "
         "conseguirão salvar a dama, e então a solução é a promoção rápida. Três lances depois não há mais opções; a "
         "situação "
         "está então decidida. Também não é fácil a defesa à direita, já que a ligação está cortada");
const std::string spanish = game(
    "José Núñez", "Campeón de otoño",
    "La posición es difícil; después del cambio el peón está perdido. ¿Qué habría pasado? Así ganó también la última "
    "partida, con una combinación clásica. El señor Peña jugó según la teoría, pero la coronación llegó más rápido: "
    "además "
    "había otra solución, quizá más bonita aún, que nadie encontró. ¡Increíble! Sí, también así se aprende más; mañana "
    "habrá otra ocasión");
const std::string czech = game("Jiřina Dvořáková", "Přebor města",
                               "Bílý začíná útokem ve středu a černý odpovídá výměnou; další tah byl příliš opatrný. "
                               "Nejtěžší úkol je udržet kámen na "
                               "kraji, poněvadž soupeř může kdykoli obětovat dva kameny za dámu a zvítězit");
const std::string polish =
    game("Małgorzata Wiśniewska", "Mistrzostwa Łodzi",
         "Białe rozpoczęły grę w środku, a czarne odpowiedziały wymianą; następny ruch był "
         "zbyt ostrożny. Późniejsza końcówka "
         "została rozegrana błędnie, ponieważ przeciwnik mógł jeszcze się bronić. Zwycięstwo "
         "przyszło więc łatwo i dość prędko, choć początkowo było bardzo trudno coś osiągnąć, więc zagrał świetnie");
const std::string hungarian =
    game("Szűcs Ernő", "Őszi bajnokság",
         "Világos erős támadást indított, sötét pedig rögtön cserélt; a következő lépés túl óvatos volt, később "
         "hibázott. Két "
         "bábuért egy dáma: így győzött végül a fehér, mert a végjátékot hűvösen és erővel játszotta");

using Language = std::pair<std::string, std::vector<Encoding>>;

const std::vector<Language> languages{
    {russian, {Encoding::windows_1251, Encoding::ibm866, Encoding::koi8_r}},
    {russian_capitals, {Encoding::windows_1251, Encoding::ibm866, Encoding::koi8_r}},
    {ukrainian, {Encoding::windows_1251}},
    {french, {Encoding::windows_1252}},
    {italian, {Encoding::windows_1252}},
    {german, {Encoding::windows_1252}},
    {swedish, {Encoding::windows_1252}},
    {portuguese, {Encoding::windows_1252}},
    {spanish, {Encoding::windows_1252}},
    {czech, {Encoding::windows_1250}},
    {polish, {Encoding::windows_1250}},
    {hungarian, {Encoding::windows_1250}},
};

}  // namespace

TEST_CASE("a game with enough letters tells its own encoding, whatever its file's is") {
  for (const auto& [text, encodings] : languages) {
    for (const Encoding encoding : encodings) {
      const std::string bytes = encoded(text, encoding);
      CAPTURE(text, name_of(encoding));
      REQUIRE(count_high_bytes(bytes) >= enough_high_bytes);
      CHECK(detect(bytes) == encoding);
      CHECK(encoding_of_game(bytes, std::nullopt) == encoding);
      CHECK(encoding_of_game(bytes, Encoding::koi8_r) == encoding);
      CHECK(to_utf_8(bytes, encoding) == text);
    }
  }
}

TEST_CASE("a game in UTF-8 is UTF-8, whatever its file's encoding is") {
  for (const auto& [text, encodings] : languages)
    CHECK(encoding_of_game(text, Encoding::windows_1251) == Encoding::utf_8);
  CHECK(encoding_of_game("[White \"J\xC3\xA1n\"]", Encoding::windows_1250) == Encoding::utf_8);
  CHECK(encoding_of_game("1. 32-28 *", Encoding::windows_1250) == Encoding::utf_8);
}

TEST_CASE("with few letters a game is in its file's encoding, or else in windows-1252") {
  const std::string bytes = "[White \"J\xE1n\"]\n\n1. 32-28 *";
  CHECK(encoding_of_game(bytes, Encoding::windows_1250) == Encoding::windows_1250);
  CHECK(encoding_of_game(bytes, std::nullopt) == Encoding::windows_1252);
  CHECK(to_utf_8(bytes, Encoding::windows_1252) == "[White \"Ján\"]\n\n1. 32-28 *");
}

TEST_CASE("the one game that isn't UTF-8 in a UTF-8 file is read as windows-1252") {
  const std::string bytes = "[Black \"Fran\xE7ois\"]\n\n1. 32-28 *";
  CHECK(encoding_of_game(bytes, Encoding::utf_8) == Encoding::windows_1252);
  CHECK(to_utf_8(bytes, Encoding::windows_1252) == "[Black \"François\"]\n\n1. 32-28 *");
}

TEST_CASE("a long text in UTF-8 with a few bad bytes is still UTF-8, and those bytes are replaced") {
  const std::string bytes = russian + "\xA0";
  CHECK(detect(bytes) == Encoding::utf_8);
  CHECK(encoding_of_game(bytes, std::nullopt) == Encoding::utf_8);
  CHECK(to_utf_8(bytes, Encoding::utf_8) == russian + "\uFFFD");
}

TEST_CASE("signs that are no letters say nothing about an encoding, so the file's decides") {
  const std::string bytes = "{" + std::string(50, '\xB0') + "}";
  CHECK_FALSE(detect(bytes));
  CHECK(encoding_of_game(bytes, Encoding::windows_1251) == Encoding::windows_1251);
}

TEST_CASE("noise is not taken for Russian") {
  std::string bytes;
  for (int byte = 128; byte < 256; ++byte) bytes += static_cast<char>(byte);
  for (const Encoding russian : {Encoding::windows_1251, Encoding::ibm866, Encoding::koi8_r})
    CHECK(detect(bytes) != russian);
}

TEST_CASE("thirty-nine high bytes are too few to detect an encoding, forty are enough") {
  CHECK_FALSE(detect(std::string(39, '\xE1')));
  CHECK(detect(std::string(40, '\xE1')));
}

TEST_CASE("no-break spaces and curly quotes of a word processor are windows-1252") {
  std::string bytes;
  for (int number = 1; number <= 30; ++number)
    bytes +=
        "[Event\xA0\x93"
        "Club\x94]\n\n1.\xA0"
        "32-28\xA0"
        "19-23 *\n";
  CHECK(encoding_of_game(bytes, std::nullopt) == Encoding::windows_1252);
  CHECK(to_utf_8("\x93"
                 "Club\x94\xA0",
                 Encoding::windows_1252) == "“Club”\u00A0");
}

TEST_CASE("every byte of every encoding becomes what the system's own conversion makes of it") {
  for (const Encoding encoding : one_byte) {
    for (int byte = 0; byte < 256; ++byte) {
      const std::string one(1, static_cast<char>(byte));
      CAPTURE(name_of(encoding), byte);
      CHECK(to_utf_8(one, encoding) == converted(one, name_of(encoding), "utf-8").value_or("\uFFFD"));
    }
  }
}

TEST_CASE("ill-formed UTF-8 is recognised: overlong, surrogates, beyond the last plane, cut off, stray") {
  const std::array<std::string_view, 12> ill_formed{"\xC0\xAF",
                                                    "\xC1\xBF",
                                                    "\xE0\x9F\xBF",
                                                    "\xED\xA0\x80",
                                                    "\xF0\x8F\xBF\xBF",
                                                    "\xF4\x90\x80\x80",
                                                    "\xF5\x80\x80\x80",
                                                    "\xE2\x82",
                                                    "\xC3",
                                                    "\x80",
                                                    "\xC3(",
                                                    "\xF0\x9F\x98"};
  for (const std::string_view bytes : ill_formed) {
    CAPTURE(bytes);
    CHECK_FALSE(is_utf_8(bytes));
    for (const std::size_t before : {0U, 1U, 7U, 8U, 63U, 64U, 100U}) {
      CHECK_FALSE(is_utf_8(std::string(before, 'x') + std::string(bytes) + std::string(before, 'x')));
    }
  }
}

TEST_CASE("well-formed UTF-8 is recognised at the edges of each length") {
  const std::array<std::string_view, 10> well_formed{"",
                                                     "\x7F",
                                                     "\xC2\x80",
                                                     "\xDF\xBF",
                                                     "\xE0\xA0\x80",
                                                     "\xED\x9F\xBF",
                                                     "\xEE\x80\x80",
                                                     "\xEF\xBF\xBF",
                                                     "\xF0\x90\x80\x80",
                                                     "\xF4\x8F\xBF\xBF"};
  for (const std::string_view bytes : well_formed) {
    CAPTURE(bytes);
    CHECK(is_utf_8(bytes));
    CHECK(to_utf_8(bytes, Encoding::utf_8) == bytes);
    for (const std::size_t before : {1U, 8U, 63U, 64U, 100U})
      CHECK(is_utf_8(std::string(before, 'x') + std::string(bytes)));
  }
}

TEST_CASE(
    "is_utf_8 agrees with the system's own conversion on every sequence of two bytes, and of three after E0 and ED") {
  for (const std::string_view first : {"", "\xE0", "\xED", "\xF0", "\xF4"}) {
    for (int pair = 0; pair < 0x10000; ++pair) {
      std::string bytes(first);
      bytes += static_cast<char>(pair >> 8);
      bytes += static_cast<char>(pair & 0xFF);
      if (is_utf_8(bytes) != converted(bytes, "utf-8", "utf-32").has_value()) FAIL("wrong about " << pair);
    }
  }
  SUCCEED();
}

TEST_CASE("high bytes are counted") {
  CHECK(count_high_bytes("") == 0);
  CHECK(count_high_bytes("abc\x7F") == 0);
  CHECK(count_high_bytes("J\xE1n\x80\xFF") == 3);
}

TEST_CASE("encodings have names and are found by them and by the usual aliases, in any case") {
  CHECK(name_of(Encoding::utf_8) == "utf-8");
  CHECK(name_of(Encoding::windows_1252) == "windows-1252");
  for (const Encoding encoding : one_byte) CHECK(encoding_named(name_of(encoding)) == encoding);
  CHECK(encoding_named("UTF8") == Encoding::utf_8);
  CHECK(encoding_named("Latin1") == Encoding::windows_1252);
  CHECK(encoding_named("ISO-8859-1") == Encoding::windows_1252);
  CHECK(encoding_named("CP1252") == Encoding::windows_1252);
  CHECK(encoding_named("cp866") == Encoding::ibm866);
  CHECK(encoding_named("KOI8-R") == Encoding::koi8_r);
  CHECK_FALSE(encoding_named(""));
  CHECK_FALSE(encoding_named("utf-16"));
  CHECK_FALSE(encoding_named("windows-125"));
}

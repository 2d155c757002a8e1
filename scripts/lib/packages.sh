# Sourced by scripts/demo and scripts/test: which Debian packages the house needs, and how the missing ones get in.
# Builds nothing.

# To build and run the tools.
build_packages=(
  g++ cmake ninja-build pkg-config        # the compiler and the build
  libcli11-dev                            # options of the command line
  tao-pegtl-dev                           # grammars
  libspdlog-dev libfmt-dev                # logs, formatting of text
  libexpected-dev                         # errors as values: tl::expected
  libarchive-dev zlib1g-dev libbz2-dev liblzma-dev libzstd-dev   # archives, compressed files
  libuchardet-dev                         # encodings
  libutf8proc-dev                         # text without case and accents
  rapidjson-dev                           # JSON and SARIF
  scdoc                                   # man pages
)

# To test them as well.
test_packages=(
  catch2 librapidcheck-dev bats           # unit tests, property tests, golden tests
  bzip2 xz-utils jq                       # compressed input, and a look at JSON, for the golden tests
  clang-14 libclang-rt-14-dev             # the second compiler; libFuzzer and the sanitisers
  clang-format-14 clang-tidy-14           # how code looks, and a short list of its habits
)

# Says what goes wrong and ends the script.
die() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 2
}

# install_missing package...
# Installs the packages that are not there, as root or through sudo; where nothing is missing it needs neither, nor a network.
install_missing() {
  command -v dpkg-query >/dev/null || die "this is made for Debian 12; elsewhere install what matches: $*"
  local missing=() package
  for package in "$@"; do
    [[ $(dpkg-query --show --showformat='${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
  done
  ((${#missing[@]})) || return 0

  local root=()
  if ((EUID != 0)); then
    command -v sudo >/dev/null || die "neither root nor sudo; please install: ${missing[*]}"
    root=(sudo)
  fi
  printf 'Installing %s\n' "${missing[*]}"
  "${root[@]}" apt-get update -qq || die "apt-get update failed"
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 "${missing[@]}" >/dev/null ||
    die "apt-get could not install: ${missing[*]}"
}

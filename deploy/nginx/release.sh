#!/bin/sh
# Has nginx serve a new release: the folder that `npm run pack:host -- nginx` has written.
#
#   deploy/nginx/release.sh [packed folder] [folder of the site]
#
# The switch is the rename of a link, so each request sees one release whole. nginx is reloaded before
# it, and only when the new release has other redirects, headers or inline scripts. Pages of the last
# three releases can be switched back to, and their assets are still answered.
set -eu

packed=${1:-dist/nginx}
www=${2:-/var/www/trpc-docs}
kept_releases=3

if [ ! -f "$packed/conf/policy" ]; then
  echo "$packed holds no packed build; run \"npm run build\" and \"npm run pack:host -- nginx\" first." >&2
  exit 1
fi

mkdir -p "$www/releases" "$www/policies" "$www/kept" "$www/conf"
www=$(realpath "$www")
name=$(date -u +%Y%m%dT%H%M%S)-$$
release=$www/releases/$name

cp -R "$packed/site" "$release"
# What hasn't changed stays the same file, so that browsers needn't load it again.
if [ -e "$www/current" ]; then
  (
    cd "$www/current/"
    LC_ALL=C diff -rqs . "$release" | sed -n 's/^Files \(.*\) and .* are identical$/\1/p' |
      tr '\n' '\0' | xargs -0r cp -lf --parents -t "$release"
  )
fi
cp "$packed/conf/policy" "$www/policies/$name"

# Assets of all kept releases in one place, as further names of the same files.
(
  cd "$release"
  find . -type f \( -path '*/assets/*' -o -name '*.shard.json*' \) -print0 |
    xargs -0 cp -lf --parents -t "$www/kept"
)

# Of releases with another policy than this one, each has a line.
policies() {
  policy=$(cat "$www/policies/$name")
  printf 'default "%s";\n' "$policy"
  for other in "$www"/policies/*; do
    if [ "$(cat "$other")" != "$policy" ]; then
      printf '"%s" "%s";\n' "$www/releases/${other##*/}" "$(cat "$other")"
    fi
  done
}

# It's there already if a release was interrupted before nginx had read it.
next=$www/conf.next
isPending=$(ls -d "$next" 2>/dev/null || true)
mkdir -p "$next"
cp "$packed/conf/maps.conf" "$packed/conf/headers.conf" "$next"
policies >"$next/policies.map"

if [ -n "$isPending" ] || ! diff -rq "$next" "$www/conf" >/dev/null; then
  cp "$next"/* "$www/conf"
  # Before the first release nginx doesn't know the site yet.
  if [ -e "$www/current" ]; then
    ${NGINX:-nginx} -t
    ${NGINX:-nginx} -s reload
    # It starts the workers that have read the new configuration after the command has ended.
    sleep 2
  fi
fi
rm -r "$next"

ln -sfn "releases/$name" "$www/next"
mv -T "$www/next" "$www/current"

ls "$www/releases" | sort | head -n "-$kept_releases" | while read -r old; do
  rm -rf "$www/releases/$old" "$www/policies/$old"
done
# What no release has any more.
find "$www/kept" -type f -links 1 -delete
echo "$www/current is release $name."

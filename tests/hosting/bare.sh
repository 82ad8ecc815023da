# Runs in mount, network and process namespaces of its own, as root: a machine with nginx as Debian
# installs it, and with nothing of ours.
#
#   sh tests/hosting/bare.sh CHECKOUT SCRIPT
set -eu
checkout=$1
script=$2

mount --make-rprivate /
mount -t proc proc /proc
ip link set lo up
for folder in /srv /var/www /var/log/nginx /run; do
  mkdir -p "$folder"
  mount -t tmpfs tmpfs "$folder"
done

# The configuration of the package, with the site that it comes with.
cp -a /etc/nginx /run/nginx-package
mount -t tmpfs tmpfs /etc/nginx
cp -a /run/nginx-package/. /etc/nginx
rm -f /etc/nginx/sites-enabled/*
ln -s /etc/nginx/sites-available/default /etc/nginx/sites-enabled/default
mkdir -p /var/www/html
echo 'Welcome to nginx!' >/var/www/html/index.html

# What is written into the checkout stays in here.
mkdir /srv/upper /srv/work /srv/trpc-docs
mount -t overlay overlay -o "lowerdir=$checkout,upperdir=/srv/upper,workdir=/srv/work" /srv/trpc-docs

cd /
exec "$script"

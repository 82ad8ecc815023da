// Change: nothing, because the navbar and the banner name the version.
export default function DocVersionBadge(): null {
  return null;
}

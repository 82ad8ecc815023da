// Change: hidden while there is only one locale to choose.
import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';

export default function LocaleDropdownWrapper(props: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  return i18n.locales.length > 1 ? <LocaleDropdownNavbarItem {...props} /> : null;
}

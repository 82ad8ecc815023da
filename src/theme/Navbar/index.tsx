// Change: renders after a new page instead of together with it.
import React, {type ReactNode} from 'react';
import Navbar from '@theme-original/Navbar';

import AfterPage from '../../client/navigation/browser/AfterPage';

const navbar = <Navbar />;

export default function NavbarAfterPage(): ReactNode {
  return <AfterPage>{navbar}</AfterPage>;
}

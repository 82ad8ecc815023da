// Change: follows a new page instead of being rendered with it.
import React, {type ReactNode} from 'react';
import Footer from '@theme-original/Footer';

import AfterPage from '../../plugins/quick-routes/client/AfterPage';

const footer = <Footer />;

export default function FooterAfterPage(): ReactNode {
  return <AfterPage>{footer}</AfterPage>;
}

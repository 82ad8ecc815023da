// Change: sets the preview image that plugins/social-cards draws for each page, and default preview
// texts for pages without their own. All of it updates after a new page is shown.
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SiteMetadata from '@theme-original/SiteMetadata';

import AfterPage from '../../client/navigation/browser/AfterPage';
import {cardPath} from '../../plugins/social-cards/card';

function Metadata(): ReactNode {
  const {url, baseUrl, tagline} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  return (
    <>
      <SiteMetadata />
      <Head>
        <meta property="og:type" content="website" />
        <meta property="og:description" content={tagline} />
        <meta property="og:image" content={url + cardPath(pathname, baseUrl)} />
      </Head>
    </>
  );
}

const metadata = <Metadata />;

export default function SiteMetadataAfterPage(): ReactNode {
  return <AfterPage>{metadata}</AfterPage>;
}

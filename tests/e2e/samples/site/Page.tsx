import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Layout from '@theme/Layout';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

import Sample, {type SampleProps} from '../../../../src/components/Sample';

export interface PageData {
  blocks: SampleProps[];
  install: {value: string; block: SampleProps}[];
}

export default function Page({page}: {page: PageData}): ReactNode {
  return (
    <Layout title="Samples">
      <main className="container padding-vert--lg">
        <h1>Samples</h1>
        <Link to="/samples/two">Two</Link>
        {page.blocks.map((block) => (
          <Sample key={block.html} {...block} />
        ))}
        <h2>Install</h2>
        <Tabs groupId="package-manager">
          {page.install.map(({value, block}) => (
            <TabItem key={value} value={value} label={value}>
              <Sample {...block} />
            </TabItem>
          ))}
        </Tabs>
        <CodeBlock language="ts">{'const stock = "<CodeBlock>";\n'}</CodeBlock>
      </main>
    </Layout>
  );
}

// Change: makes <Sample>, which every fence is turned into, and <Tabs> available to pages without an
// import. Tables get a wrapper, which src/plugins/tables prepares them for.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

import EditableSample from '../../components/EditableSample';
import Table from '../../components/Table';
import AfterFrame from '../../client/navigation/browser/AfterFrame';
import BelowFold from '../../client/navigation/browser/BelowFold';

export default {
  ...MDXComponents,
  AfterFrame,
  BelowFold,
  Sample: EditableSample,
  TabItem,
  Tabs,
  table: Table,
};

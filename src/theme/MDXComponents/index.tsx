// Change: pages get <Sample>, which every fence becomes, and <Tabs> without importing them. A table
// is in a box of its own, which src/plugins/tables prepares it for.
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

// Change: pages get <Sample>, which every fence becomes, and <Tabs> without importing them. A table
// scrolls in a box of its own, which the keyboard reaches, and has no header cell that is empty.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

import Sample from '../../components/Sample';
import Table from '../../components/Table';
import HeaderCell from '../../components/Table/HeaderCell';
import AfterFrame from '../../client/navigation/browser/AfterFrame';
import BelowFold from '../../client/navigation/browser/BelowFold';

export default {
  ...MDXComponents,
  AfterFrame,
  BelowFold,
  Sample,
  TabItem,
  Tabs,
  table: Table,
  th: HeaderCell,
};

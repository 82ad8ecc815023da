// Change: pages get <Sample>, which every fence becomes, and <Tabs> without importing them. A table
// scrolls in a box of its own, which the keyboard reaches.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

import Sample from '../../components/Sample';
import Table from '../../components/Table';

export default {...MDXComponents, Sample, TabItem, Tabs, table: Table};

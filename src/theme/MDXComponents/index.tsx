// Change: pages get <Sample>, which every fence becomes, and <Tabs> without importing them.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';

import Sample from '../../components/Sample';

export default {...MDXComponents, Sample, TabItem, Tabs};

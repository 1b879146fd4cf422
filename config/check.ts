import type {Config} from '@docusaurus/types';

export function checked(config: Config): Config {
  return config;
}

/** Texts of the page "Domains". */
export const texts = {
  domainsTitle: 'Domains',
  domainsIntro: 'Links in emails and redirects from providers lead only to these domains.',
  /** Caption of the table. */
  domainsCaption: 'Where this project’s pages are',
  noDomains: 'No domains yet. Add the address of your app.',
  /** Heading of a column, and label of a field. */
  domain: 'Domain',
  /** Heading of a column. */
  pathOfPages: 'Path of the pages',
  addDomainTitle: 'Add a domain',
  /** Button. */
  addDomain: 'Add domain',
  /** Beside the button, after that. */
  domainAdded: 'Added.',
  domainHelp: 'https:// is added unless you enter http://.',
  /** Label of a field. */
  pathOfHostedPages: 'Path of the hosted pages',
  /** Below that field. */
  pathHelp: 'Where your app shows Latchkey’s pages: /handler, unless you chose another path.',
  /** Heading of a section. */
  developmentSettings: 'Development',
  allowLocalhostHelp: 'Trusts every port of your machine. Turn it off before production.',
  domainThere: 'This domain is in the list, with the same path.',
  domainInvalid: 'Enter a domain, such as app.example.com.',
  domainHasPath:
    'Enter only the domain, without a path. The path of the hosted pages has its own field.',
  domainTooWide: 'A * stands for one whole label before your own domain, such as *.example.com.',
  /** Message. */
  domainRemoved: 'Domain removed. Links in emails no longer lead there.',
  allChecksPass: 'All checks pass.',
  /** Before a list of the next sentences. */
  beforeTurningOn: 'Before you turn it on:',
  /** {setting} is the name of a checkbox above: "Allow localhost". */
  turnOffSetting: 'Turn off “{setting}” above.',
  removeThisMachine: '{domain}: remove it, as it is this machine.',
  useHostName: '{domain}: use a name instead of an IP address.',
  listEachHost: '{domain}: list each host instead of a pattern.',
  useHttps: '{domain}: use https:// instead of http://.',
  enterOnlyHost: '{domain}: enter only https:// and the name of the host.',
  turnOffProduction: 'Turn off production mode',
}

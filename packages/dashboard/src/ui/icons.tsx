const paths = {
  overview: 'M3 13h4v8H3zM10 3h4v18h-4zM17 9h4v12h-4z',
  users:
    'M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM2 21c0-4 3-7 7-7s7 3 7 7M16 3.5a4 4 0 0 1 0 7M18 14.5c2.5.8 4 3.2 4 6.5',
  teams: 'M4 21V7l8-4 8 4v14M9 21v-5h6v5M8.5 10h.01M12 10h.01M15.5 10h.01',
  permissions: 'M12 3l8 3v6c0 4.5-3.2 8-8 9-4.8-1-8-4.5-8-9V6zM9 12l2 2 4-4',
  policies:
    'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM7 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0z',
  notifications: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  members:
    'M4 5h16v14H4zM9 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6 16c0-1.700 1.300-3 3-3s3 1.300 3 3M15 10h3M15 14h3',
  'sign-in': 'M14 4h5a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-5M4 12h11M11 8l4 4-4 4',
  branding:
    'M12 3a9 9 0 1 0 0 18c1.700 0 2-1 2-2 0-1.500-1-1.800-1-3s1-2 2.500-2H18a3 3 0 0 0 3-3c0-4.500-4-8-9-8zM7.500 12h.01M9.500 7.500h.01M14.500 7.500h.01',
  providers:
    'M10 14a4 4 0 0 0 6 0l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4.2 4.2 0 0 0 6 6l1-1',
  domains:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9S9.500 5.500 12 3',
  templates: 'M5 3h10l4 4v14H5zM14 3v5h5M8 13h8M8 17h5',
  'email-server': 'M4 4h16v7H4zM4 14h16v6H4zM7.500 7.500h.01M7.500 17h.01',
  'email-log': 'M3 6h18v13H3zM3 7l9 6 9-6',
  keys: 'M15 9a6 6 0 1 0-5.700 6L11 16.500h2V19h2.500v2.500H20V18l-5.400-5.400A6 6 0 0 0 15 9zM8 8.500h.01',
  'oauth-server':
    'M4 4h7v7H4zM13 13h7v7h-7zM14 7.500h3a1 1 0 0 1 1 1v2M10 16.500H7a1 1 0 0 1-1-1v-2M16 9l2 2 2-2M8 15l-2-2-2 2',
  'audit-log':
    'M9 4h6v3H9zM9 5.500H5V21h14V5.500h-4M8.500 12l1.500 1.500 2.500-3M8.500 17h7M14.500 12.500h1',
  webhooks: 'M4 12h4l2-7 4 14 2-7h4',
  settings:
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM19 12l2-1-1.500-3.500-2.200.7-1.500-1.500.7-2.200L13 3h-2l-1 2-.500.1L7 4.500 4.500 7l.7 2.200L3 11v2l2 1 .1.500L4.500 17 7 19.500l2.200-.7L11 21h2l1-2 2.700.5L19.500 17l-.7-2.200z',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  check: 'M5 13l4 4L19 7',
  chevron: 'M8 10l4 4 4-4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  warning: 'M12 4l9 16H3zM12 10v4M12 17h.01',
} as const

export type IconName = keyof typeof paths

/** An icon beside a text with the same meaning, so assistive technology skips it. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg className="icon-picture" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)

/** The mark of the product: a door with a keyhole. */
export const Logo = () => (
  <svg className="logo" viewBox="0 0 28 28" aria-hidden="true">
    <rect width="28" height="28" rx="7" />
    <path d="M14 7.500a4 4 0 0 1 1.800 7.600l1.100 5.400h-5.800l1.100-5.400A4 4 0 0 1 14 7.500z" />
  </svg>
)

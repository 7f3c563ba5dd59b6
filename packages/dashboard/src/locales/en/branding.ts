/** Texts of the page "Branding". */
export const texts = {
  brandingTitle: 'Branding',
  /** {project} is the name of the project, {link} is the text "Settings" as a link. */
  brandingIntro: 'How the sign-in pages and emails of {project} look. The name is in {link}.',
  /** The link in the sentence before: the name of a page. */
  settingsLink: 'Settings',
  logoHelp:
    'Replaces the first letter and the name. PNG, JPEG or WebP, up to 256 KiB, at least 80 pixels high.',
  darkLogoHelp: 'Without it, pages and emails show the same logo in dark mode.',
  supportEmailHelp: 'Pages link to it, and emails name it. Users see this address.',
  /** Name of the two pictures of a page, read aloud. */
  signInPreview: 'Preview of the sign-in page',
  /** Name of a picture, read aloud. */
  inLightMode: 'In light mode',
  /** Name of a picture, read aloud. */
  inDarkMode: 'In dark mode',
  /** In the picture: heading of the sign-in page. */
  previewTitle: 'Sign in',
  /** In the picture: label of a field. */
  previewEmail: 'Email address',
  /** In the picture: button. */
  previewContinue: 'Continue',
  /** In the picture: {link} is the text "Create account". */
  previewNoAccount: 'New here? {link}',
  previewSignUp: 'Create account',
  /** In the picture: link below the page. */
  previewSupport: 'Contact support',
  /** In the picture: between the form and other ways to sign in. */
  previewOr: 'or',
  /** Link to the page of the app, in a new tab. */
  openSignInPage: 'Open the sign-in page',
  /** Text in place of the picture. */
  logoAlt: 'Logo, as users see it',
  /** Text in place of the picture. */
  darkLogoAlt: 'Logo on dark backgrounds, as users see it',
  /** Name of a field for a file, read aloud. */
  logoPicture: 'Picture for logo',
  /** Name of a field for a file, read aloud. */
  darkLogoPicture: 'Picture for logo on dark backgrounds',
  urlStart: 'A URL that starts with https://',
  /** Button. */
  uploadPicture: 'Upload a picture',
  /** Beside the button, after that. */
  uploaded: 'Uploaded. Save to use it.',
  /** Beside the button, for a file that is no such picture. */
  notAPicture: 'Choose a PNG, JPEG or WebP picture.',
  /** {height} and {min} are numbers. */
  pictureTooSmall: 'This picture is {height} pixels high. Choose one with at least {min}.',
  pictureTooLarge: 'This picture is too large. Choose one with at most 256 KiB.',
  /** Name of the field with a palette, read aloud. */
  chooseColor: 'Choose the accent color',
  /** The format that the field takes. */
  colorFormat: '# and six digits or letters from A to F, such as {example}',
  /** Button. */
  useDefault: 'Use the default',
  /** Below the field without a color. */
  colorHelp: 'Buttons and links have it.',
  colorReadable: 'Easy to read on light and dark backgrounds.',
  /** {light} and {dark} are colors such as "#2b4baf". */
  colorChanged:
    'Links are {light} on light backgrounds and {dark} on dark ones, because this color is hard to read there. Buttons have the color itself.',
  /** {color} is such as "#2b4baf". */
  colorChangedOnLight:
    'Links are {color} on light backgrounds, because this color is hard to read there. Buttons have the color itself.',
  /** {color} is such as "#2b4baf". */
  colorChangedOnDark:
    'Links are {color} on dark backgrounds, because this color is hard to read there. Buttons have the color itself.',
}

/** Where Tailwind looks for class names; colours and type live in src/ui/theme.css. */
export default { content: ['./index.html', './screen.html', './src/**/*.{ts,tsx}'] };

// Runs before the first paint, so that a chosen theme never flashes into the other one.
try {
  const theme = localStorage.getItem('lorefolio.theme')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be switched off: the system's setting decides then.
}

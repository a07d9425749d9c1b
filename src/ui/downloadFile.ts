/** Downloads a file through the browser. */
export function downloadFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // The browser has started reading the URL by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}

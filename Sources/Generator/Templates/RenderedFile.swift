/// A file that a template has made.
package struct RenderedFile: Hashable, Sendable {
    /// Where it stands, below the folder of the package.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The same, with its imports in this style.
    func importing(_ imports: ImportStyle) -> RenderedFile {
        RenderedFile(path: path, text: imports.applied(to: text))
    }
}

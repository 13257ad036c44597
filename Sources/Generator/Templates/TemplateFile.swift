/// A file of a template, as it was written.
package struct TemplateFile: Hashable, Sendable {
    /// Where it stands below the folder of the template, as `screen/{{Name}}View.swift`.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

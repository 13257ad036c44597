/// A fault of a template, with the file and the line where it stands.
package struct TemplateError: Error, Hashable, Sendable {
    /// Where the file, or the template as a whole, stands in the package.
    package let file: String

    /// From 1 on; nil where the fault is not in a line.
    package let line: Int?
    package let fault: TemplateFault

    init(_ file: String, line: Int? = nil, _ fault: TemplateFault) {
        self.file = file
        self.line = line
        self.fault = fault
    }
}

extension TemplateError: CustomStringConvertible {
    package var description: String {
        "\(file):\(line.map { "\($0):" } ?? "") \(fault)"
    }
}

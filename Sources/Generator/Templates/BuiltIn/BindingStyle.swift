/// A way to hold the state of a view model. Each is a built-in template.
package enum BindingStyle: String, CaseIterable, Sendable {
    case closures, streams, published

    /// Returns the built-in files in this style. In their texts, lines between `<streams>` and `</>` are only
    /// for that style, `<.value>` reads a property, and `<$name>` binds one.
    var files: [TemplateFile] {
        (ViewFiles.all + RouterFiles.all + ScreenFiles.all + TestFiles.all)
            .map { TemplateFile(path: $0.path, text: applied(to: $0.text)) }
    }

    private func applied(to text: String) -> String {
        var (lines, isLeftOut) = ([String](), false)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let mark = line.drop { $0 == " " }
            if mark == "</>" {
                isLeftOut = false
            } else if mark.first == "<", mark.last == ">" {
                isLeftOut = !mark.dropFirst().dropLast().split(separator: " ").contains(
                    rawValue[...])
            } else if !isLeftOut {
                lines.append(reading(String(line)))
            }
        }
        return lines.joined(separator: "\n")
    }

    private func reading(_ line: String) -> String {
        var parts = line.split(separator: "<$", omittingEmptySubsequences: false)[...]
        guard parts.count > 1 || line.contains("<.value>") else { return line }
        var text = String(parts.removeFirst())
        for part in parts {
            let end = part.firstIndex(of: ">") ?? part.endIndex
            text += source(part[..<end]) + part[end...].dropFirst()
        }
        return text.split(separator: "<.value>", omittingEmptySubsequences: false)
            .joined(separator: self == .published ? "" : ".value")
    }

    /// The text that names this property of a view model in a binding.
    private func source(_ property: Substring) -> String {
        self == .published
            ? "{{^protocol}}$\(property){{/protocol}}{{#protocol}}\(property)Publisher{{/protocol}}"
            : String(property)
    }
}

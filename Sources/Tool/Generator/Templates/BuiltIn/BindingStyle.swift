/// A way to hold the state of a form. Each is a built-in template.
package enum BindingStyle: String, CaseIterable, Sendable {
    case closures, streams, published

    /// The built-in files in this style.
    package var files: [TextFile] {
        (ViewFiles.all + RouterFiles.all + ScreenFiles.all + TestFiles.all).map { file in
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            return TextFile(
                path: file.path, text: lines.compactMap(reading).joined(separator: "\n"))
        }
    }

    /// Returns a line of the built-in files in this style; nil if it is only for other styles,
    /// which stand at its beginning, e.g. `<streams published>`. In a line, `<.value>` reads a
    /// property.
    private func reading(_ line: Substring) -> String? {
        let (indentation, text) = (line.prefix { $0 == " " }, line.drop { $0 == " " })
        let isMarked = text.first == "<"
        let styles = text.dropFirst().prefix { $0 != ">" }
        if isMarked, !styles.split(separator: " ").contains(rawValue[...]) { return nil }
        return String(indentation + (isMarked ? text.dropFirst(styles.count + 2) : text))
            .replacing("<.value>", with: self == .published ? "" : ".value")
    }
}

extension Template {
    /// The built-in templates. The first one is the default.
    package static let builtIn = BindingStyle.allCases.map { style in
        do throws(GeneratorError) {
            return try Template(name: style.rawValue, files: style.files)
        } catch {
            // The tests read each of them: a fault in one is a mistake in this package.
            preconditionFailure("\(error)")
        }
    }
}

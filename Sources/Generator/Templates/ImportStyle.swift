/// The way in which the files of a package import modules: with access levels, or without.
///
/// Without `InternalImportsByDefault`, the compiler refuses an import with an access level beside
/// one without. So generated files follow the package's own sources.
package enum ImportStyle: Hashable, Sendable {
    case explicit
    case plain

    /// The style of a package with this manifest whose sources do not show one.
    package init(manifest: String) {
        let names = Array(manifest.utf8).withUnsafeBufferPointer { source in
            var tokens = SwiftTokens(source)
            while let token = tokens.next() {
                guard case .text = token.kind else { continue }
                let text = String(decoding: source[token.bytes], as: UTF8.self)
                if text == "InternalImportsByDefault" { return true }
            }
            return false
        }
        self = names ? .explicit : .plain
    }

    /// Returns a text of the explicit style in this style.
    func applied(to text: String) -> String {
        switch self {
        case .explicit: text
        case .plain: text.withPlainImports
        }
    }
}

extension String {
    /// The text with the access levels of imports removed, except `public`.
    var withPlainImports: String {
        textLines
            .map { line in line.imported.map { "import \($0)" } ?? String(line) }
            .joined(separator: "\n")
    }
}

extension Substring {
    private static let beginnings = ["", "package ", "internal ", "fileprivate ", "private "]
        .map { Array("\($0)import ".utf8) }

    /// The module that a line imports; nil for a public import and for any other line.
    fileprivate var imported: Substring? {
        guard let beginning = Self.beginnings.first(where: utf8.starts) else { return nil }
        return self[utf8.index(startIndex, offsetBy: beginning.count)...]
    }
}

extension String {
    /// The lines of a text, separated by line feeds.
    fileprivate var textLines: [Substring] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0) }
    }
}

/// Whether the files of a package say how far what they import can be seen.
///
/// Where imports are not internal unless that is said, a file that says it is refused beside one that
/// does not: so what is generated does as the package's own sources do.
package enum ImportStyle: Hashable, Sendable {
    case explicit
    case plain

    /// That of a package with this manifest, whose sources do not tell.
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

    /// What is written in the explicit style, in this one.
    func applied(to text: String) -> String {
        switch self {
        case .explicit: text
        case .plain: text.withPlainImports
        }
    }
}

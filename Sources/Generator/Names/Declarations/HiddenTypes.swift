/// Types of modules beside which a package has types of the same names: those hide them from what is
/// generated. Most packages have none.
struct HiddenTypes {
    private struct Hidden {
        let module: String

        /// What hides it.
        let file: String
    }

    private let settings: PackageSettings
    private let types: [String: Hidden]

    /// Types of the tests' own, which other sources do not see.
    private let typesInTests: [String: Hidden]

    init(_ declarations: Declarations, in settings: PackageSettings) {
        self.settings = settings
        let files = { (areTests: Bool) in
            declarations.files { _, file in settings.isTest(file) == areTests }
        }
        (types, typesInTests) = (Self.hidden(files(false)), Self.hidden(files(true)))
    }

    /// Why nothing is generated if these files use one.
    func check(_ generated: [RenderedFile]) throws(GeneratorError) {
        if types.isEmpty, typesInTests.isEmpty { return }
        for file in generated {
            guard let (name, hidden) = first(in: file) else { continue }
            throw .package(.hiddenType(name, of: hidden.module, file: hidden.file))
        }
    }

    private func first(in generated: RenderedFile) -> (name: String, Hidden)? {
        let isTest = settings.isTest(generated.path)
        return Array(generated.text.utf8).withUnsafeBufferPointer { source in
            var tokens = SwiftTokens(source)
            while let token = tokens.next() {
                guard case .word = token.kind else { continue }
                let name = String(decoding: source[token.bytes], as: UTF8.self)
                if let hidden = types[name] ?? (isTest ? typesInTests[name] : nil) {
                    return (name, hidden)
                }
            }
            return nil
        }
    }

    private static func hidden(_ files: [String: String]) -> [String: Hidden] {
        var hidden: [String: Hidden] = [:]
        for (name, file) in files where !KnownTypes.list.names.contains(name[...]) {
            guard let module = KnownTypes.module(with: name) else { continue }
            hidden[name] = Hidden(module: module, file: file)
        }
        return hidden
    }
}

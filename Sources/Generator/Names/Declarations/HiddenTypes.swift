/// Types of modules beside which a package has types of the same names: those hide them from what is
/// generated. Most packages have none.
struct HiddenTypes {
    /// The files that declare them, by name.
    private let files: [String: String]

    /// - Parameter tests: a folder whose types what stands elsewhere does not see.
    init(_ declarations: Declarations, without tests: String) {
        files = declarations.files { name, file in
            !file.hasPrefix("\(tests)/") && !KnownTypes.list.names.contains(name[...])
                && KnownTypes.module(with: name) != nil
        }
    }

    /// Why nothing is generated if these files use one.
    func check(_ generated: [RenderedFile]) throws(GeneratorError) {
        if files.isEmpty { return }
        for file in generated {
            guard let (name, place) = first(in: Array(file.text.utf8)) else { continue }
            let module = KnownTypes.module(with: name) ?? ""
            throw .package(.hiddenType(name, of: module, file: place))
        }
    }

    private func first(in source: [UInt8]) -> (name: String, file: String)? {
        source.withUnsafeBufferPointer { source in
            var tokens = SwiftTokens(source)
            while let token = tokens.next() {
                guard case .word = token.kind else { continue }
                let name = String(decoding: source[token.bytes], as: UTF8.self)
                if let file = files[name] { return (name, file) }
            }
            return nil
        }
    }
}

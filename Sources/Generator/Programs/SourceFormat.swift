/// The layout of a package's sources, by its own `.swift-format`.
struct SourceFormat {
    static let path = ".swift-format"

    /// The limit on the columns of a line, if the package does not set another.
    private static let lineLength = 100

    /// The package's configuration; nil if it has none.
    let configuration: [UInt8]?

    /// Returns the sources in the package's layout, if it has one. Templates have the layout of a new
    /// package already, except for long names.
    func applied(to files: [RenderedFile]) throws(GeneratorError) -> [RenderedFile] {
        guard let configuration else { return files }
        let isUsual = configuration == Array(PackageSkeleton.layout.utf8)
        if isUsual, files.allSatisfy({ !$0.text.hasLines(longerThan: Self.lineLength) }) {
            return files
        }
        let texts = try formatted(files.map(\.bytes), files.map(\.path))
        return zip(files, texts).map { file, text in
            RenderedFile(path: file.path, text: String(decoding: text, as: UTF8.self))
        }
    }

    /// Returns whether two texts of a file are equal, or differ only in their layout.
    func areSame(_ one: [UInt8], _ other: [UInt8], _ path: String) throws(GeneratorError) -> Bool {
        if one == other { return true }
        let texts = try formatted([one, other], [path, path])
        return texts[0] == other || texts[0] == texts[1]
    }

    /// Runs `swift format`. Without it, and for a text that is not Swift, the texts stay as they are.
    private func formatted(
        _ texts: [[UInt8]], _ paths: [String]
    ) throws(GeneratorError) -> [[UInt8]] {
        let folder = try TemporaryFolder()
        try folder.write("configuration", configuration ?? Array("{}".utf8))
        let names = paths.enumerated().map { "\($0.offset)/\($0.element.lastPart)" }
        for (name, text) in zip(names, texts) { try folder.write(name, text) }
        let sources = names.filter { $0.hasSuffix(".swift") }.map { "\(folder.path)/\($0)" }
        if sources.isEmpty { return texts }
        let words = ["swift", "format", "--in-place", "--configuration"]
        do throws(GeneratorError) {
            _ = try folder.run(words + ["\(folder.path)/configuration"] + sources)
        } catch .program {
            return texts
        }
        var formatted: [[UInt8]] = []
        for name in names { formatted.append(try folder.read(name)) }
        return formatted
    }
}

extension String {
    fileprivate func hasLines(longerThan columns: Int) -> Bool {
        utf8.split(separator: .lineFeed).contains { line in
            line.count > columns && line.count { $0 & 0b1100_0000 != 0b1000_0000 } > columns
        }
    }
}

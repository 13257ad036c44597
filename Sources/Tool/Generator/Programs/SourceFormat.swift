/// The layout of a package's sources, by its own `.swift-format`. Each text is formatted once.
final class SourceFormat {
    static let path = ".swift-format"

    /// The limit on the columns of a line, if the package does not set another.
    private static let lineLength = 100

    /// The package's configuration; nil if it has none.
    private let configuration: [UInt8]?

    /// Formatted texts, by what they were before.
    private var known: [[UInt8]: [UInt8]] = [:]

    /// True if `swift format` has ended with an error, is not installed or takes too long.
    private(set) var hasFailed = false

    init(configuration: [UInt8]?) {
        self.configuration = configuration
    }

    /// Returns the sources, which were prepared, in the package's layout, if it has one.
    func applied(to files: [TextFile]) -> [TextFile] {
        let wrong = Set(unformatted(files))
        return files.map { file in
            guard wrong.contains(file), let text = known[file.bytes] else { return file }
            return TextFile(path: file.path, text: String(decoding: text, as: UTF8.self))
        }
    }

    /// Returns the files that are not in the package's layout. Templates have the layout of a new
    /// package already, except for long names.
    func unformatted(_ files: [TextFile]) -> [TextFile] {
        guard let configuration else { return [] }
        let isUsual = configuration == Array(PackageSkeleton.layout.utf8)
        return isUsual ? files.filter { $0.text.hasLines(of: Self.lineLength) } : files
    }

    /// Returns whether two texts of a file are equal, or differ only in their layout.
    func areSame(_ one: [UInt8], _ other: [UInt8], _ path: String) throws(GeneratorError) -> Bool {
        if one == other { return true }
        try prepare([(path, one), (path, other)])
        guard let text = known[one] else { return false }
        return text == other || text == known[other]
    }

    /// Formats texts by one run of `swift format`, in place of a run for each. Without it, and for
    /// a text that is not Swift, the texts stay as they are.
    func prepare(_ texts: [(path: String, bytes: [UInt8])]) throws(GeneratorError) {
        let swift = texts.filter { $0.path.hasSuffix(".swift") && known[$0.bytes] == nil }
        let new = Array(Set(swift.map(\.bytes)))
        if new.isEmpty || hasFailed { return }
        let folder = try TemporaryFolder()
        try folder.write("configuration", configuration ?? Array("{}".utf8))
        for (number, text) in new.enumerated() { try folder.write("\(number).swift", text) }
        try format(folder, count: new.count)
        for (number, text) in new.enumerated() {
            known[text] = try folder.files.read("\(number).swift")
        }
    }

    private func format(_ folder: TemporaryFolder, count: Int) throws(GeneratorError) {
        let words = ["swift", "format", "--in-place", "--parallel", "--ignore-unparsable-files"]
        let files = ["--configuration", "configuration"] + (0..<count).map { "\($0).swift" }
        do throws(GeneratorError) {
            hasFailed = try folder.run(words + files, seconds: 120).status != 0
        } catch .program {
            hasFailed = true
        }
    }
}

extension String {
    /// Returns whether a line has this many columns, where the formatter breaks it, or more.
    fileprivate func hasLines(of columns: Int) -> Bool {
        utf8.split(separator: .lineFeed).contains { line in
            line.count >= columns && line.count { $0 & 0b1100_0000 != 0b1000_0000 } >= columns
        }
    }
}

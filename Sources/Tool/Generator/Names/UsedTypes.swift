/// The types of modules that the built-in template uses. A type of the same name in the package
/// hides such a type from the generated files.
enum UsedTypes {
    static let all: Set<String> = {
        let fields = FieldType.allCases.map { Field(name: "sample", type: $0, options: ["one"]) }
        let types = fields.flatMap { FieldValues($0, in: sample).values(in: fields).texts.values }
        let files = ViewFiles.all + RouterFiles.all + ScreenFiles.all + TestFiles.all
        let templates = files.map { file in
            file.text.replacing(#/{{[#^?\/].*?}}/#, with: " ").replacing(#/{{.*?}}/#, with: sample)
        }
        return Set((types + templates).flatMap(words)).subtracting(own)
            .filter { !$0.contains(sample) }
    }()

    private static let sample = "Sample"

    /// Types that the template declares inside other types, and those of the menu.
    private static let own = ["Facts", "Listed", "Output", "Route", "Routes", "ScreenList"]

    /// Returns the words of a source that begin with a capital letter. A member, such as `Task` of
    /// `_Concurrency.Task`, is not one: no type hides it.
    static func words(of source: String) -> Set<String> {
        Array(source.utf8).withUnsafeBufferPointer { source in
            var (tokens, words) = (SwiftTokens(source), Set<String>())
            while let token = tokens.next() {
                let start = token.bytes.lowerBound
                guard case .word = token.kind,
                    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= source[start],
                    start == 0 || source[start - 1] != UInt8(ascii: ".")
                else { continue }
                words.insert(String(decoding: source[token.bytes], as: UTF8.self))
            }
            return words
        }
    }
}

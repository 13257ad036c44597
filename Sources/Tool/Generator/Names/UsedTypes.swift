/// The types of modules that the built-in template uses. A type of the same name in the package
/// hides such a type from the generated files.
enum UsedTypes {
    static let all = Set(
        """
        Binding Bool Button CalendarDate CaseIterable ChildFlow Choice Codable Column Container \
        Control Coordinator DateField Decimal Derived Destination Double DraftKeeping Error Flow \
        FlowDriver FlowScreen Foundation Hashable Int Label MainActor NamedValues NoInput NoOutput \
        NumberField Observable Placeholder Preview Request RequestSource RouteContext Router \
        RouterFacts Screen ScreenInput Secret SecureField Sendable ServiceClock String Table \
        TextField Toggle Transition ValueField ValueSource View ViewScreen Void Wayline \
        WaylineRouting Wording XCTAssertEqual XCTAssertFalse XCTAssertNil XCTAssertTrue XCTUnwrap \
        XCTest XCTestCase
        """.split(separator: " ").map(String.init))

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

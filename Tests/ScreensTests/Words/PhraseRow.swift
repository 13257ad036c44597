import Foundation

/// A row of the table of phrases in the source.
struct PhraseRow {
    let name: String
    let english: String
    let vietnamese: String

    /// The numbers of values in the texts, e.g. 2.
    var places: [Int] {
        [english, vietnamese].map { $0.components(separatedBy: "{}").count - 1 }
    }

    /// The rows in a text of Swift, in order.
    static func rows(in source: String) -> [PhraseRow] {
        let row =
            #/
            static\ let\ (\w+)\ =\ Phrase\(
            \s*((?:"(?:[^"\\]|\\.)*"[\s+]*)+),
            \s*((?:"(?:[^"\\]|\\.)*"[\s+]*)+)\)
            /#
        return source.matches(of: row).map {
            PhraseRow(
                name: String($0.1), english: literal(String($0.2)),
                vietnamese: literal(String($0.3)))
        }
    }

    /// The joined text of the literals in `source`.
    private static func literal(_ source: String) -> String {
        source.matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }.joined()
    }
}

/// A framework in which tests are written.
package enum TestFramework: String, CaseIterable, Hashable, Codable, Sendable {
    case xctest, testing

    /// The name of its module.
    package var module: String { self == .xctest ? "XCTest" : "Testing" }

    /// The call that expects a condition, without its arguments.
    package var expect: String { self == .xctest ? "XCTAssertTrue" : "#expect" }

    /// Returns whether its module has a type of this name, beside that of an app.
    package func hides(_ type: String) -> Bool {
        let types: Set = [
            "Attachment", "Bug", "Comment", "Confirmation", "Issue", "SourceLocation", "Tag",
            "Test", "Trait",
        ]
        return self == .testing && types.contains(type)
    }

    /// Returns the first line of a type with tests.
    package func suite(_ name: String) -> String {
        self == .xctest ? "final class \(name): XCTestCase {" : "struct \(name) {"
    }

    /// Returns the beginning of a test with this name, which starts with a capital letter.
    package func test(_ name: String) -> String {
        if self == .xctest { return "func test\(name)()" }
        return "@Test func \(name.prefix(1).lowercased())\(name.dropFirst())()"
    }

    /// Returns the expression that throws if `value` is nil.
    package func unwrapped(_ value: String) -> String {
        "try \(self == .xctest ? "XCTUnwrap" : "#require")(\(value))"
    }

    /// Returns a line of a test as code.
    package func code(_ line: TestLine) -> String {
        switch (line, self) {
        case (.statement(let text), _): text
        case (.equal(let value, let expected), .xctest): "XCTAssertEqual(\(value), \(expected))"
        case (.equal(let value, let expected), .testing): "#expect(\(value) == \(expected))"
        case (.isTrue(let value, let shown), .xctest):
            "XCTAssertTrue(\(value)\(shown.map { ", \($0)" } ?? ""))"
        case (.isFalse(let value, let shown), .xctest):
            "XCTAssertFalse(\(value)\(shown.map { ", \($0)" } ?? ""))"
        case (.isNil(let value, let shown), .xctest):
            "XCTAssertNil(\(value)\(shown.map { ", \($0)" } ?? ""))"
        case (.isTrue(let value, let shown), .testing): Self.expect(value, shown)
        case (.isFalse(let value, let shown), .testing): Self.expect("!\(value)", shown)
        case (.isNil(let value, let shown), .testing): Self.expect("\(value) == nil", shown)
        }
    }

    private static func expect(_ condition: String, _ shown: String?) -> String {
        "#expect(\(condition)\(shown.map { ", \"\\(\($0))\"" } ?? ""))"
    }
}

/// A line of a test: a statement, or an expectation, which each framework writes in its own way.
package enum TestLine: Hashable, Sendable {
    case statement(String)
    case equal(String, String)

    /// A failure prints the value of `shown`.
    case isTrue(String, shown: String? = nil)
    case isFalse(String, shown: String? = nil)
    case isNil(String, shown: String? = nil)
}

extension TestLine: ExpressibleByStringInterpolation {
    package init(stringLiteral text: String) {
        self = .statement(text)
    }
}

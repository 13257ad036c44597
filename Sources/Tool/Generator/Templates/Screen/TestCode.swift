import WaylineValues

/// The lines of tests that the frameworks write in different ways.
extension ScreenCode {
    /// Returns the first line of a test with this name.
    func test(_ name: String) -> String { "    \(framework.test(name)) async throws {" }

    func equal(_ value: String, _ expected: String) -> String { line(.equal(value, expected)) }

    func isTrue(_ condition: String, shown: String? = nil) -> String {
        line(.isTrue(condition, shown: shown))
    }

    func isFalse(_ condition: String, shown: String? = nil) -> String {
        line(.isFalse(condition, shown: shown))
    }

    func isNil(_ value: String, shown: String? = nil) -> String {
        line(.isNil(value, shown: shown))
    }

    /// Returns an expectation that is too long for a line.
    func equalInLines(_ value: String, _ expected: String) -> String {
        switch framework {
        case .xctest: "        XCTAssertEqual(\n            \(value),\n            \(expected))"
        case .testing: "        #expect(\n            \(value)\n                == \(expected))"
        }
    }

    /// Returns the line that expects the value of an expression in the text of the screen.
    func isShown(_ text: String) -> String {
        isTrue("app.text.contains(\(text))", shown: "app.text")
    }

    private func line(_ line: TestLine) -> String { "        \(framework.code(line))" }
}

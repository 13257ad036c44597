import Foundation
import XCTest

/// The table of Docs/Screens/LoginThreeWays.md.
final class LoginThreeWaysPageTests: XCTestCase {
    private let root = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../..").standardized

    func testTheTableCountsTheLines() throws {
        let page = try text("Docs/Screens/LoginThreeWays.md")
        for way in LoginWay.allCases {
            let viewModel = try way.viewModelFiles.map(lineCount).reduce(0, +)
            let screen = try lineCount(way.screenFile)
            let row = "| \(way) | \(viewModel) | \(screen) | \(viewModel + screen) |"
            XCTAssertTrue(page.contains(row), "the page lacks this row:\n\(row)")
        }
    }

    /// The number of lines that are neither empty nor a comment.
    private func lineCount(_ path: String) throws -> Int {
        try text(path).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
            .count
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
}

extension LoginWay {
    fileprivate var viewModelFiles: [String] {
        switch self {
        case .closures: ["Sources/Screens/Login/LoginViewModel.swift"]
        case .streams:
            ["StreamsLoginViewModel", "LoginAttempt"].map {
                "Tests/ScreensTests/LoginThreeWays/StreamsLogin/\($0).swift"
            }
        case .published:
            ["Tests/ScreensTests/LoginThreeWays/PublishedLogin/PublishedLoginViewModel.swift"]
        }
    }

    fileprivate var screenFile: String {
        switch self {
        case .closures: "Sources/Screens/Login/LoginScreen.swift"
        case .streams: "Tests/ScreensTests/LoginThreeWays/StreamsLogin/StreamsLoginScreen.swift"
        case .published:
            "Tests/ScreensTests/LoginThreeWays/PublishedLogin/PublishedLoginScreen.swift"
        }
    }
}

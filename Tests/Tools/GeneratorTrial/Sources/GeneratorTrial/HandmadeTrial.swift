import Foundation
import TestSupport

/// A plain package that somebody has made by hand: without settings, without a list of screens, and
/// with its own sources.
struct HandmadeTrial {
    let package: TrialPackage
    let checkout: URL

    func run(_ random: inout SplitMix) throws {
        for (path, text) in files { try package.write(path, text) }
        let before = try package.tree()
        var calls = RandomCalls()
        var screens: [String] = []
        while screens.count < 3 {
            let call = calls.next(&random)
            print(call.arguments.joined(separator: " "))
            try Tool(
                path: package.wayline, arguments: call.arguments + ["--into", package.folder.path]
            ).run()
            screens += call.names
        }
        for line in [
            "About", "Order note --input Piece --coordinator --leads-to about",
            "Tour --input topic --coordinator --leads-to about",
            "Piece id:Int --kind detail --input Piece",
            "Part id:Int --kind detail --input id:Int,name",
            "Pieces id:Int name count:Int? --kind list --leads-to part --coordinator",
        ] {
            let words = line.split(separator: " ").map(String.init)
            try package.wayline(["generate", "screen"] + words)
            screens.append(words[0])
        }
        try package.buildAndTest()
        try package.wayline(["destroy", "screen"] + screens.shuffled(using: &random))
        try package.expect(before)
    }

    private var files: [String: String] {
        ["Package.swift": manifest].merging(Self.sources) { $1 }
    }

    private var manifest: String {
        """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Corner",
            dependencies: [.package(name: "Wayline", path: "\(checkout.path)")],
            targets: [
                .target(
                    name: "Corner",
                    dependencies: [
                        .product(name: "Wayline", package: "Wayline")
                    ]),
                .testTarget(name: "CornerTests", dependencies: ["Corner"]),
            ]
        )

        """
    }

    private static let sources = [
        "Sources/Corner/Corner.swift": """
        import Wayline

        public final class CornerScreen: ViewScreen {
            public let view = CornerView()

            public init() {}
        }

        struct Piece: Codable, Hashable, Sendable {
            let id: Int
            let name: String
            var count: Int?

            static let sample = Piece(id: 1, name: "A")
        }

        public final class CornerView: View {
            public let title = "Corner"
            public let controls: [Control] = []
            public let visits = Observable(0)

            public init() {}
        }

        """,
        "Tests/CornerTests/CornerTests.swift": """
        import Corner
        import XCTest

        @MainActor
        final class CornerTests: XCTestCase {
            func testNobodyHasComeYet() async {
                XCTAssertEqual(CornerView().visits.value, 0)
            }
        }

        """,
    ]
}

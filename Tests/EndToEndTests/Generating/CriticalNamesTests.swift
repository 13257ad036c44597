import Foundation
import TestSupport
import XCTest

/// Screens that have the names of types and of contextual keywords compile, all in one package.
final class CriticalNamesTests: XCTestCase {
    private static let names = [
        "Name", "All", "Screen", "List", "ViewModel", "Any", "Type", "Destination",
        // Types of Swift and Foundation.
        "Task", "Calendar", "Notification", "Result", "Progress", "Locale", "Process", "Unit",
        "Date", "Array", "String", "Int", "Bool", "Error", "Optional", "Void", "Never", "Set",
        "Sequence", "Data", "URL", "UUID", "Timer", "Thread", "Equatable", "Hashable",
        "Codable", "Sendable", "MainActor", "AnyObject", "XCTestCase", "XCTest",
        // Types and modules of Wayline.
        "Router", "Coordinator", "Button", "TextField", "Label",
        "Container", "Observable", "Derived", "Published", "Binding", "Wayline",
        "ScreenList", "Alert", "FlowDriver", "Link", "Navigator",
        // Members of Destination and of the list's rows.
        "HashValue", "Hash", "StringLiteral", "Title", "Route", "Transition", "Part",
        // Words with a meaning in some places.
        "Some", "Actor", "Async", "Await", "Get", "Open", "Left", "Right",
        "Final", "Lazy", "Required", "Dynamic", "Each", "Macro", "Package", "Prefix", "Infix",
        "Yield", "Then", "Discard", "Consume", "Copy", "Weak", "Unowned", "Override", "WillSet",
        // Endings that the generator adds.
        "WebView", "Tests", "HomeRouter",
    ]

    private static let fields = ["id:Int", "customer", "total:Decimal?", "size:small|large"]

    func testEachKindOfScreenCompilesUnderAnyName() throws {
        let shop = try WorkFolder.shop([
            "Sources/ShopScreens/Own.swift": "struct Booking {}\nstruct Task {}\n"
        ])
        let names = Self.names.prefix(TestSize.count(20, all: 100))
        for (number, options) in [["--coordinator", "--child", "Header"], []].enumerated() {
            let part = names.enumerated().filter { $0.offset % 2 == number }.map(\.element)
            try shop.expect(["generate", "screen"] + part + Self.fields + options, output: nil)
        }
        try shop.expect("generate screen Booking", output: nil)
        XCTAssertEqual(try ShopCompiler.messages(of: shop), "")
    }

    func testScreensWithoutAMenuCompile() throws {
        let folder = try WorkFolder([
            "Package.swift": "// Wayline\n", "Sources/ShopScreens/A.swift": "struct Task {}\n",
            "Tests/ShopScreensTests/A.swift": "",
        ])
        for kind in ["form", "list", "detail"] {
            for (number, options) in [[], ["--coordinator"], ["--child", "Header"]].enumerated() {
                try folder.expect(
                    ["generate", "screen", "\(kind.capitalized)\(number)", "--kind", kind]
                        + Self.fields + options,
                    output: nil, errors: nil)
            }
        }
        XCTAssertEqual(try ShopCompiler.messages(of: folder), "")
    }
}

/// Compiles the screens of a package, and then their tests, against the modules of this build.
enum ShopCompiler {
    /// Returns the compiler's messages; empty if everything compiles.
    static func messages(of shop: WorkFolder) throws -> String {
        let paths = try shop.tree().files.filter { $0.hasSuffix(".swift") }
        let screens = paths.filter { $0.hasPrefix("Sources/ShopScreens/") }
        let tests = paths.filter { $0.hasPrefix("Tests/") }
        let module = shop.home.url.appendingPathComponent("ShopScreens.swiftmodule").path
        return try run(
            ["-enable-testing", "-module-name", "ShopScreens", "-emit-module-path", module]
                + screens, in: shop)
            + run(["-module-name", "ShopScreensTests", "-I", shop.home.url.path] + tests, in: shop)
    }

    private static func run(_ words: [String], in shop: WorkFolder) throws -> String {
        let modules = BuildFolder.url.appendingPathComponent("Modules").path
        let features = ["ExistentialAny", "MemberImportVisibility"]
        return try ProgramRun(
            URL(fileURLWithPath: "/usr/bin/env"),
            [
                "swiftc", "-swift-version", "6", "-parse-as-library", "-package-name", "shop",
                "-typecheck", "-I", modules,
            ] + features.flatMap { ["-enable-upcoming-feature", $0] } + words, folder: shop.url
        ).errors
    }
}

import Foundation
import TestSupport
import XCTest

/// The output and the effect of 'wayline new package'.
final class NewPackageTests: XCTestCase {
    private static let output = """
        create    Tea/.gitattributes
        create    Tea/.gitignore
        create    Tea/.swift-format
        create    Tea/.wayline/screens/Welcome.json
        create    Tea/.wayline/settings.json
        create    Tea/Package.swift
        create    Tea/README.md
        create    Tea/Sources/Tea/Program.swift
        create    Tea/Sources/TeaScreens/App+Main.swift
        create    Tea/Sources/TeaScreens/Menu/AppCoordinator.swift
        create    Tea/Sources/TeaScreens/Menu/MenuScreen.swift
        create    Tea/Sources/TeaScreens/Menu/MenuView.swift
        create    Tea/Sources/TeaScreens/PreviewList.swift
        create    Tea/Sources/TeaScreens/ScreenList.swift
        create    Tea/Sources/TeaScreens/Welcome/WelcomeScreen.swift
        create    Tea/Sources/TeaScreens/Welcome/WelcomeView.swift
        create    Tea/Tests/TeaScreensTests/Menu/MenuFlowTests.swift
        create    Tea/Tests/TeaScreensTests/PictureTests.swift
        create    Tea/Tests/TeaScreensTests/ProgramTests.swift
        create    Tea/Tests/TeaScreensTests/Welcome/WelcomeScreenTests.swift
        20 created.

        """

    func testEachFileIsPrintedAndHowToGoOn() throws {
        let folder = try WorkFolder()
        try folder.makeFolder("code")
        try folder.expect(
            "new package Tea --at code",
            output: Self.output, errors: "Next: 'cd code/Tea', 'swift run Tea', 'swift test'.\n")
        XCTAssertEqual(try folder.tree().files.filter { !$0.hasPrefix("code/Tea/") }, [])
    }

    func testFilesOfBuildsAreNotCommitted() throws {
        let here = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)
        let own = NSString.path(withComponents: here + [".gitignore"])
        let shop = try WorkFolder.shop()
        for text in [try shop.text(".gitignore"), try String(contentsOfFile: own, encoding: .utf8)]
        {
            let lines = Set(text.split(separator: "\n"))
            XCTAssertTrue(lines.isSuperset(of: [".build/", ".swiftpm/"]), text)
        }
    }

    func testScreensCanBeGeneratedInItWhateverTheFolderOfWaylineIsCalled() throws {
        let folder = try WorkFolder([
            "fork/Package.swift": #"name: "Wayline""#, "fork/Sources/Coordination/A.swift": "",
        ])
        for wayline in ["fork", "https://example.com/an/fork.git", "git@example.com:an/fork"] {
            try folder.expect(
                "new package Tea --wayline \(wayline)", output: nil, errors: nil)
            try folder.expect("list screens --into Tea", output: nil)
            try folder.expect("generate screen Orders --into Tea", output: nil)
            try folder.remove("Tea")
        }
    }

    func testTheErrorNamesThePlace() throws {
        let folder = try WorkFolder(["Tea/Mine.swift": ""])
        try folder.expectRefusal(
            "new package Tea",
            "'~/Work/Tea' exists already: choose another name, or another folder, e.g. "
                + "'--at ~/code'.")
        try folder.expectRefusal(
            "new package Milk --at Nowhere", "'Nowhere' does not exist (tried '~/Work/Nowhere').")
        try folder.expectRefusal(
            "new package Milk --at Tea/Mine.swift",
            "'~/Work/Tea/Mine.swift' cannot be locked: Not a directory.")
    }

    func testAMissingCheckoutOfWaylineIsReported() throws {
        let folder = try WorkFolder([
            "Other/Package.swift": #"name: "Other""#,
            "Shop/Package.swift": #".package(name: "Wayline", path: "../Wayline")"#,
        ])
        for path in ["Nowhere", "Other", "Shop"] {
            try folder.expectRefusal(
                "new package Tea --wayline \(path)",
                "'\(path)' is not a checkout of Wayline (tried '~/Work/\(path)'): name its folder, "
                    + "e.g. '--wayline ../Wayline'."
            )
        }
    }

    func testAProgramThatIsInNoCheckoutAsksForOne() throws {
        let folder = try WorkFolder()
        let app = folder.url.appendingPathComponent("wayline")
        try FileManager.default.copyItem(
            at: BuildFolder.url.appendingPathComponent("wayline"), to: app)
        try folder.expectNoChange {
            let run = try ProgramRun(app, ["new", "package", "Tea"], folder: folder.url)
            XCTAssertEqual(
                run.errors,
                "The location of Wayline is not known: name its folder, e.g. '--wayline "
                    + "../Wayline'.\n")
            XCTAssertEqual(run.status, 1)
        }
    }

    func testAPlanOfAPackageChangesNothing() throws {
        let folder = try WorkFolder()
        try folder.expectNoChange {
            let text = try folder.run(["new", "package", "tea", "--dry-run"])
            XCTAssertTrue(text.output.hasSuffix("\n20 to create.\n"), text.output)
            XCTAssertEqual(text.errors, "")
            let json = try folder.run(["new", "package", "Tea", "-nj"]).output
            let plan = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
            XCTAssertEqual(plan?["command"] as? String, "new package")
            XCTAssertEqual((plan?["files"] as? [Any])?.count, 20)
        }
    }
}

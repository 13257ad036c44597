import Foundation
import WaylineValues

@testable import WaylineGenerator

/// The screens whose files are kept, compiled and tested in the package.
enum GoldenScreen {
    /// Screens for each kind, type and option. Each pair of these is in one of the screens.
    /// `Booking` is the screen of Docs/FirstScreen.md.
    static var requests: [ScreenRequest] {
        get throws {
            [
                try request("Booking", fields: ["name"]),
                try request("About"),
                try request(
                    "Welcome", children: ["Header"], input: ["topic"], leads: ["about", "booking"]),
                try request(
                    "Order", fields: ["id:Int", "customer", "total:Decimal?", "paid:Bool"],
                    leads: ["about"]),
                try request(
                    "Payment", fields: ["amount:Double?", "note:String?", "method:card|cash"],
                    hasCoordinator: true, leads: ["about"]),
                try request(
                    "Refund", fields: ["reason", "amount:Decimal"], children: ["Header"],
                    leads: ["about", "booking"]),
                try request(
                    "Ticket", fields: ["seat:Int", "row:Int?", "kind:child|adult", "on:Date"],
                    hasCoordinator: true, service: "Tickets"),
                try request(
                    "Rating", fields: ["stars:Int", "comment:String?"], input: ["order:Int"],
                    service: "Ratings"),
                try request(
                    "Poll", fields: ["a", "b", "c", "d", "born:Date", "height:Double?"],
                    input: ["id:Int"]),
                try request("Remark", input: ["id:Int"]),
                try request(
                    "SignUp", fields: ["name", "password", "oldPassword:String?"],
                    hasCoordinator: true, input: ["code", "adminPassword"]),
                try request(
                    "Invoice", .detail,
                    fields: [
                        "id:Int", "customer", "note:String?", "total:Decimal", "due:Date?",
                        "paid:Bool",
                        "state:open|done",
                    ], input: ["id:Int"], leads: ["about", "remark"]),
                try request(
                    "Invoices", .list,
                    fields: ["id:Int", "customer", "total:Double?", "paid:Bool", "due:Date"],
                    leads: ["invoice", "about"], service: "Ledger"),
                try request(
                    "Archive", .list,
                    fields: ["id:Int", "customer", "total:Double?", "paid:Bool", "due:Date"],
                    service: "Ledger"),
                try request(
                    "Cities", .list, fields: ["name"], hasCoordinator: true),
                try request(
                    "Day", .detail, fields: ["weather:sun|rain"], children: ["Header"],
                    hasCoordinator: true, input: ["day:Date"], leads: ["about"]),
            ]
        }
    }

    /// The sources of a package with a menu in which all screens are generated at once, and their
    /// tests in each framework.
    static func files() throws -> [TextFile] {
        let others = try files(in: .testing).filter { $0.path.hasPrefix("Tests/") }.map {
            TextFile(
                path: $0.path.replacing("GoldenScreensTests/", with: "GoldenScreensSwiftTests/"),
                text: $0.text)
        }
        return try files(in: .xctest) + others
    }

    private static func files(in framework: TestFramework) throws -> [TextFile] {
        let skeleton = PackageSkeleton(
            name: "Golden", wayline: .folder("/"), framework: framework)
        let settings = PackageSettings(
            sources: skeleton.sources, tests: skeleton.tests, framework: framework)
        let kept = #/Menu\/|ScreenList|PreviewList|App\+Main|PictureTests/#
        let menu = skeleton.files().filter { $0.path.contains(kept) }
        var files = Dictionary(uniqueKeysWithValues: menu.map { ($0.path, $0.text) })
        // In this package, imports are internal by default.
        files["\(skeleton.sources)/App+Main.swift"]?.replace("import ", with: "public import ")
        let others = [
            "Package.swift": "// Wayline\n", ".swift-format": PackageSkeleton.layout,
            PackageSettings.path: String(decoding: settings.json, as: UTF8.self),
        ]
        let tree = try TemporaryTree(files.merging(others) { $1 })
        var generation = try Generation(ScreenPackage(around: tree.url.path))
        for file in try generation.plan(requests).changes where file.path.hasSuffix(".swift") {
            files[file.path] = String(decoding: file.after ?? [], as: UTF8.self)
        }
        return files.map { TextFile(path: $0, text: $1) }
    }

    /// A name of this many letters that begins with `name` and has as many words as possible.
    static func long(_ name: String, _ count: Int) -> String {
        name + (0..<count - name.count).map { $0.isMultiple(of: 2) ? "A" : "b" }.joined()
    }

    static func request(
        _ name: String, _ kind: ScreenKind? = nil, fields: [String] = [], children: [String] = [],
        hasCoordinator: Bool = false, input: [String] = [], leads: [String] = [],
        service: String? = nil
    ) throws -> ScreenRequest {
        try ScreenRequest(
            name: name, children: children, hasCoordinator: hasCoordinator, kind: kind,
            fields: fields, input: input, leads: leads, service: service)
    }
}

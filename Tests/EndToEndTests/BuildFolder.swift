import Foundation

/// The build folder of the tests, and the programs in it.
enum BuildFolder {
    static var url: URL {
        let bundle = Bundle(for: EndToEndTests.self).bundleURL
        return bundle.pathExtension == "xctest" ? bundle.deletingLastPathComponent() : bundle
    }
}

import Coordination
import WaylineRouting

/// A canvas, for which a colour is chosen or mixed, and a vault with a code.
@MainActor
final class Studio: Coordinator {
    var verdict = Verdict.allow
    var codeVerdict = Verdict.allow
    var frameVerdict = Verdict.allow
    var mixed: [String] = []
    var cancelled = 0
    private var tasks: [Task<Void, Never>] = []

    static let flow = Flow<Studio>(.canvas) {
        FlowScreen(.canvas) { _ in NamedScreen("canvas") }
        FlowScreen(.frame) { _ in NamedScreen("frame") }
            .onLeave { studio, _ in studio.frameVerdict }
        FlowScreen(.colours) { _ in NamedScreen("colours") }
            .onEnter { studio, _ in studio.verdict }
        FlowScreen(.code) { _ in NamedScreen("code") }
            .onEnter { studio, _ in studio.codeVerdict }
        FlowScreen(.vault) { _ in NamedScreen("vault") }
            .onEnter { studio, _ in
                await studio.present(.code) == "1234" ? .allow : .refuse(because: "Wrong code.")
            }
        FlowScreen(.pass) { _ in NamedScreen("pass") }
            .onEnter { studio, _ in
                await studio.present(.code) == "1234" ? .allow : .refuse(because: "Wrong code.")
            }
        FlowScreen(.archive) { _ in NamedScreen("archive") }
            .onEnter { studio, _ in
                await studio.present(.pass) == "valid" ? .allow : .refuse(because: "No pass.")
            }
        ChildFlow(.mixer) { _ in
            Mixer()
        } onResult: { studio, result in
            switch result {
            case .finished(let colour): studio.mixed.append(colour)
            case .cancelled: studio.cancelled += 1
            }
            return .stay
        }
        ChildFlow(.safe) { _ in
            Safe()
        }
    }

    func begin(_ work: @escaping @MainActor (Studio) async -> Void) {
        tasks.append(Task { await work(self) })
    }
}

final class Mixer: Coordinator {
    typealias Output = String

    static let flow = Flow<Mixer>(.blend) {
        FlowScreen(.blend) { _ in NamedScreen("mixer") }
        FlowScreen(.sample) { _ in NamedScreen("sample") }
        FlowScreen(.palette) { _ in NamedScreen("palette") }
            .onLeave { mixer, _ in
                await mixer.present(.sample) == "dry" ? .allow : .refuse(because: "Still wet.")
            }
    }
}

/// A flow whose first screen has a guard that asks for the code.
final class Safe: Coordinator {
    static let flow = Flow<Safe>(.inside) {
        FlowScreen(.inside) { _ in NamedScreen("inside") }
            .onEnter { safe, _ in
                await safe.present(.code) == "1234" ? .allow : .refuse(because: "Wrong code.")
            }
    }
}

extension Destination<NoInput, NoOutput> {
    static let canvas = Self("canvas")
    static let frame = Self("frame")
    static let vault = Self("vault")
    static let archive = Self("archive")
    static let palette = Self("palette")
    static let blend = Self("mixer")
    static let inside = Self("inside")
    static let safe = Self("safe")
}

extension Destination<NoInput, String> {
    static let colours = Self(RouteName(rawValue: "colours"))
    static let code = Self(RouteName(rawValue: "code"))
    static let pass = Self(RouteName(rawValue: "pass"))
    static let mixer = Self(RouteName(rawValue: "mixer"))
    static let sample = Self(RouteName(rawValue: "sample"))
}

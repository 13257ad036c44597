import Wayline
public import WaylineExploration

/// The services that decide what the app does.
@MainActor
public final class ClaimWorld {
    let claims = MemoryClaims()
    let session = Session()
    let settings = Settings()
}

extension Exploration<ClaimWorld> {
    /// Every way through the app.
    public static var claims: Exploration {
        var limits = ExplorationLimits()
        limits.time = .seconds(180)
        return Exploration(in: { ClaimWorld() }, inputs: .claims, limits: limits) {
            .claims(in: $0)
        }
    }
}

extension ExplorationInputs<ClaimWorld> {
    fileprivate static var claims: Self {
        ExplorationInputs()
            .form("An", ["email": "an@example.com", "password": "sen hong"])
            .form("Binh", ["email": "binh@example.com", "password": "tra xanh"])
            .form("policy", ["policy": "100200"])
            .form("incident", ["day": "2026-01-30", "place": "Hanoi"])
            .form("item", ["name": "Carpet", "amount": "120"])
            .form("report", ["report": "P-17"])
            .form("payout", ["account": "12345678"])
            .form("phone", ["phone": "0901234567"])
            .leavingAlone("Language")
            .equalInAllLanguages("Email")
            .links("claims://new", "claims://claim/1")
            .fault(
                "offline", begin: { $0.claims.isOffline = true },
                end: { $0.claims.isOffline = false }
            )
            .world { world -> [AnyHashable] in
                [
                    world.claims.drafts, world.claims.claims, world.session.name,
                    world.session.lastPhone, world.settings.isOnboarded,
                ]
            }
    }
}
